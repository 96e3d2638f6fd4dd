import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './scripts/vite/serviceWorker.ts';
import { filesAhead } from './scripts/vite/filesAhead.ts';
import { prerenderedSignIn } from './scripts/vite/prerenderedSignIn.ts';
import { withoutSections } from './scripts/vite/withoutSections.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** Components of lists, and of changes with an effect, which the first pages after sign-in do not have. */
const ofLists =
  'BulkResults|EffectTable|ExportButtons|FilterChips|ListBody|Pagination|PreviewedSheet|SelectionBar|Unit(?:Filter|NamingDialog)|grouping|list(?:Address|Location|Place)|use(?:AddressSync|Download|(?:Own)?List)\\.';

/** Components of forms and settings, which the first pages after sign-in do not have. */
const ofForms =
  'AppearanceSwitches|AskLeaving|ErrorSummary|FieldGroup|IconRow|NewPasswordFields|PasswordRules|Setting\\.|Steps|Switch\\.|TimeField|useLeaveWhenDone';

/** Folders of components that all areas share, and those in none. */
const general = '(?:(?:dialog|feedback|form|hooks|list)/)?';

/** Of the frame, and parts that most pages behind the sign-in share. */
const ofFrame = [
  'src/app/signedIn\\.ts',
  'src/actors/shared/(?!leaveGuard|listSetup|stepHistory)',
  `src/components/(?:about/|beside/(?!Beside)|list/setup/Columns|money/(?!cards/|lines/|MoneyTabs|PayslipTable|WaitingPayslips)|${general}(?!QrCode|${ofLists}|${ofForms})[^/]+\\.tsx?$)`,
  'src/actors/time/(?:absence(?:File)?\\.|attendances)',
  'src/components/time/(?:presence|timesOf|When)',
  'domain/(?:attendance/(?:absenceFile|shift)|fields/time)\\.ts',
  'src/screens/(?:NotFoundScreen|employees/EmployeeBadges)',
  'src/screens/home/(?:CardLabel|SectionHead|overview/CashNeeded)',
  'src/actors/(?:time/tardiness|organization/guidedStart)',
  'machines/flows/shared/(?!leaveAsking|listSetup|list/|recordPanel|selection|view)',
  'machines/support/',
  // A toast's parts come with the first toast.
  '@radix-ui/(?!react-toast)',
  'src/(?:app|i18n|runtime|session)/(?:.+/)?use[A-Z]\\w+\\.tsx?$',
];

/**
 * What a page needs after sign-in is in few files: each request costs a slow phone 150 ms and more, and the entry script
 * lists every file.
 */
const areaGroups = [
  { name: 'signedIn', test: new RegExp(ofFrame.join('|')) },
  {
    name: 'lists',
    test: new RegExp(
      `src/components/(?:beside/Beside|calendar/|list/setup/|money/(?:lines/|MoneyTabs|PayslipTable|WaitingPayslips)|${general}(?:${ofLists}|${ofForms}))|src/actors/shared/(?:leaveGuard|listSetup|stepHistory)|machines/flows/shared/(?:leaveAsking|listSetup|list/|recordPanel|selection|view)`,
    ),
  },
  // Of people and of the company's settings, which would otherwise load one another.
  {
    name: 'rules',
    test: /src\/(?:components\/(?:QrCode|time\/schedules\/)|actors\/organization\/schedules)|machines\/flows\/organization\/(?:paySettings\/payForm|scheduleClosing|scheduleEdit\/scheduleForm)|domain\/(?:attendance\/scheduleForm|dated\/versions|incomeTax|settings)/,
  },
  { name: 'employee', test: /src\/screens\/employee\.ts/ },
  {
    name: 'people',
    test: /src\/(?:screens\/employees\/(?:(?:Employees?|EmployeeEdit|NewEmployee|People)Screen|upload\/ProgressBar)|actors\/employees\/upload\/imports\.)/,
  },
  { name: 'company', test: /src\/screens\/company\.ts/ },
  // Requests and payments open the same record beside them.
  { name: 'payments', test: /src\/screens\/money\/(?:Payment|Request)\w*Screen/ },
];

export default defineConfig({
  plugins: [
    react(),
    filesAhead(),
    prerenderedSignIn(),
    withoutSections(),
    serviceWorker({ entry: 'src/push/serviceWorker.ts', fileName: 'serviceWorker.js' }),
  ],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // Of scripts only large ones are asked for ahead: the entry script lists each.
      resolveDependencies: (_, files) =>
        files.filter((file) =>
          /\.css$|\/(?:signedIn|employer|employee|lists|people|rules|company|PhoneThenPassword)-[^/]+$/.test(
            file,
          ),
        ),
    },
    rolldownOptions: {
      output: {
        // The entry script lists every chunk: one character less per name saves 200 bytes of its 140 kB.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Everything the sign-in screen needs, in one file.
          groups: [
            { name: 'entry', tags: ['$initial'] },
            // One style sheet instead of forty that the entry would list.
            { name: 'own', test: /src\/(?:app\/(?!demo\/)|components\/|screens\/).+\.css$/ },
            ...areaGroups,
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/dev': server } },
});
