import { walkMachines } from './walkMachines.ts';

walkMachines(1);
