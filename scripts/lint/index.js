import intl from './intl.js';
import rooms from './rooms.js';

export default { meta: { name: 'davomat' }, rules: { intl, rooms } };
