import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import rooms from './scripts/eslint/rooms.js';

const noIntl = [
  {
    selector: "MemberExpression[object.name='Intl'][property.name!=/^(PluralRules|DateTimeFormat)$/]",
    message: 'Chromium has no Uzbek locale data: format through domain/format.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale(String|DateString|TimeString)$/]',
    message: 'Chromium has no Uzbek locale data: format through domain/format.',
  },
];

export default tseslint.config(
  { ignores: ['dist', 'node_modules', '.data'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { davomat: { rules: { rooms } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'davomat/rooms': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...noIntl],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    // Time that leads somewhere belongs to a machine; the exceptions only draw it.
    files: ['src/screens/**', 'src/components/**', 'src/app/**'],
    ignores: [
      'src/screens/attendance/gate/time.ts',
      'src/components/Countdown.tsx',
      'src/components/BusyWord.tsx',
    ],
    rules: { 'no-restricted-globals': ['error', 'setTimeout', 'setInterval'] },
  },
  {
    files: ['domain/**', 'machines/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'fetch',
        'localStorage',
        'indexedDB',
        'navigator',
        'process',
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // Not ignored: naming an ignored file is a warning, and whoever checks changed files names them.
    files: ['openapi/generated/**', 'server/database/tables.generated.ts'],
    rules: { 'davomat/rooms': 'off', 'max-lines': 'off' },
  },
  { files: ['**/*.js', '**/*.mjs'], ...tseslint.configs.disableTypeChecked },
);
