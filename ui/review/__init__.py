"""Looking back at a match that is over: the course it took, its costliest decisions, what would have been better."""
