"""What a person can choose about the app: the values, their file, and the dialog that changes them."""
