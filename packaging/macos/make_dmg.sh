#!/usr/bin/env bash
# Signs dist/Lamplight.app, packs it into a disk image, has the image notarised by Apple and staples the ticket to it.
#
#     packaging/macos/make_dmg.sh VERSION
#
# SIGN_AS       the Developer ID Application identity in the keychain; without it the app is signed ad hoc, which runs on
#               this Mac only, and nothing is notarised
# NOTARY_PROFILE  the profile that "xcrun notarytool store-credentials" made
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
version=${1:?the version, as in engine/core/version.py}
app=dist/Lamplight.app
image=dist/lamplight-$version-macos.dmg
identity=${SIGN_AS:--}

options=(--force --sign "$identity")
[ "$identity" = - ] || options+=(--options runtime --timestamp --entitlements packaging/macos/entitlements.plist)

# From the inside out: libraries and extensions, then frameworks, then the app around them.
find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' -o -perm -111 \) -print0 |
  while IFS= read -r -d '' file; do
    if file -b "$file" | grep -q Mach-O; then codesign "${options[@]}" "$file"; fi
  done
find "$app/Contents" -type d -name '*.framework' -print0 | xargs -0 -n 1 -r codesign "${options[@]}"
codesign "${options[@]}" "$app"
codesign --verify --deep --strict "$app"

# A folder with the app and a way to Applications: an app that runs from the image leaves the old copy in place.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
hdiutil create -volname Lamplight -srcfolder "$folder" -fs HFS+ -format UDZO -ov "$image"

if [ "$identity" != - ]; then
  codesign --force --timestamp --sign "$identity" "$image"
  xcrun notarytool submit "$image" --keychain-profile "${NOTARY_PROFILE:?the profile of notarytool}" --wait
  xcrun stapler staple "$image"
  spctl --assess --type open --context context:primary-signature "$image"
fi
echo "Made: $image"
