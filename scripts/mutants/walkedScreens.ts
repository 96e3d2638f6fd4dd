export interface WalkedScreen {
  machine: string;
  /** The test file whose paths must notice the fault. */
  test: string;
  /** The `describe` block, if the file walks several machines. */
  describe?: string;
  /** The files that draw the machine and send its calls; `only` restricts to one declaration of a shared file. */
  sources: readonly { file: string; only?: string }[];
}

const browser = (areaAndName: string) => `tests/paths/browser/${areaAndName}.test.ts`;
const files = (folder: string, ...names: string[]) =>
  names.map((name) => ({ file: `src/${folder}/${name}` }));

/** Machines of every kind: at the door, a list, a dialog, a form, my own things. */
export const walkedScreens: readonly WalkedScreen[] = [
  {
    machine: 'signIn',
    test: browser('auth/signIn'),
    sources: [...files('screens/auth', 'LoginScreen.tsx'), ...files('actors/auth', 'login.ts')],
  },
  {
    machine: 'otp',
    test: browser('auth/otp'),
    sources: [
      ...files('screens/auth', 'CodeForm.tsx', 'ResendCode.tsx', 'OtpScreen.tsx'),
      ...files('actors/auth', 'oneTimeCode.ts'),
    ],
  },
  {
    machine: 'registration',
    test: browser('auth/registration'),
    sources: [
      ...files('screens/auth', 'PhoneForm.tsx', 'NewPasswordForm.tsx', 'PhoneThenPassword.tsx'),
      ...files('actors/auth', 'newPassword.ts'),
    ],
  },
  {
    machine: 'list',
    test: browser('shared/list'),
    sources: [
      ...files('screens/employees/list', 'EmployeeFilters.tsx', 'EmployeeTable.tsx'),
      { file: 'src/actors/employees/employees.ts', only: 'loadEmployees' },
    ],
  },
  {
    machine: 'employeeDelete',
    test: browser('employees/employeeDelete'),
    sources: [
      ...files('screens/employees/record', 'DeleteDialog.tsx'),
      ...files('actors/employees', 'deleteEmployee.ts'),
    ],
  },
  {
    machine: 'profileSettings',
    test: browser('account/personal'),
    describe: 'my profile',
    sources: files('screens/account', 'ProfileSettingsScreen.tsx', 'EditIdentity.tsx', 'IdentityFacts.tsx'),
  },
  {
    machine: 'passwordChange',
    test: browser('account/personal'),
    describe: 'my password',
    sources: files('screens/account', 'PasswordForm.tsx', 'PasswordSection.tsx'),
  },
  {
    machine: 'deviceTermination',
    test: browser('account/personal'),
    describe: 'my devices',
    sources: [
      ...files('screens/account', 'DevicesScreen.tsx', 'DeviceRow.tsx', 'TerminationDialog.tsx'),
      ...files('actors/account', 'devices.ts'),
    ],
  },
];
