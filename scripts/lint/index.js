import intl from './intl.js';
import rooms from './rooms.js';
import spread from './spread.js';

export default { meta: { name: 'davomat' }, rules: { intl, rooms, spread } };
