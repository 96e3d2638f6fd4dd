import intl from './intl.js';
import rooms from './rooms.js';
import spread from './spread.js';
import tables from './tables.js';

export default { meta: { name: 'davomat' }, rules: { intl, rooms, spread, tables } };
