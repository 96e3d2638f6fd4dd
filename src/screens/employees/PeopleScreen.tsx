import { useParams } from 'react-router-dom';
import { Beside } from '#src/components/beside/Beside.tsx';
import { useText } from '#src/i18n/useText.ts';
import EmployeesScreen from './EmployeesScreen.tsx';
import EmployeeScreen from './EmployeeScreen.tsx';

/** /employees and everything of one person below it: one screen, so that the list stays while records are opened. */
export default function PeopleScreen() {
  const { id = null, tab } = useParams();
  const record = useText('employeeRecord');
  return (
    <Beside
      path="/employees"
      id={id}
      label={record('panel')}
      list={<EmployeesScreen />}
      record={(of) => <EmployeeScreen key={of} id={of} tab={tab} />}
    />
  );
}
