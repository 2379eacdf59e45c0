; Makes the installer for Windows from dist\lamplight (packaging\build.py), with Inno Setup 6:
;
;     iscc /DVersion=0.1.0 packaging\windows\lamplight.iss
;
; For one person, without administrator's rights; a newer version replaces an older one, saved tables and settings stay.
; /DSign="signtool command $f" signs the installer and its uninstaller.

#ifndef Version
  #error Give the version: iscc /DVersion=0.1.0 (engine\core\version.py has it)
#endif

[Setup]
AppId={{6F0B8B52-52B5-4C64-9C9E-5E0C7C0C5B4B}
AppName=Lamplight
AppVersion={#Version}
AppPublisher=The Lamplight authors
DefaultDirName={autopf}\Lamplight
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\lamplight.ico
UninstallDisplayIcon={app}\lamplight.exe
OutputDir=..\..\dist
OutputBaseFilename=lamplight-{#Version}-windows
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes
#ifdef Sign
SignTool=sign
SignedUninstaller=yes
#endif

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[InstallDelete]
; Files of an older version that the newer one has no more.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\lamplight\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Lamplight"; Filename: "{app}\lamplight.exe"
Name: "{autodesktop}\Lamplight"; Filename: "{app}\lamplight.exe"; Tasks: desktop

[Tasks]
Name: desktop; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Registry]
Root: HKA; Subkey: "Software\Classes\.lamplight"; ValueType: string; ValueData: "Lamplight.Table"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Lamplight.Table"; ValueType: string; ValueData: "Lamplight table"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Lamplight.Table\DefaultIcon"; ValueType: string; ValueData: "{app}\lamplight.exe,0"
Root: HKA; Subkey: "Software\Classes\Lamplight.Table\shell\open\command"; ValueType: string; ValueData: """{app}\lamplight.exe"" ""%1"""

[Run]
Filename: "{app}\lamplight.exe"; Description: "{cm:LaunchProgram,Lamplight}"; Flags: nowait postinstall skipifsilent
