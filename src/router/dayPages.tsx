import { DashboardScreen } from '../screens/dashboard/DashboardScreen';
import { HomeScreen } from '../screens/home/HomeScreen';
import { DayHead } from './DayHead';

/** The two pages that the company's day heads. */
export const HomePage = () => <HomeScreen day={<DayHead />} />;
export const DashboardPage = () => <DashboardScreen day={<DayHead />} />;
