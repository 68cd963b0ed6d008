import { HomeScreen } from '../screens/home/HomeScreen';
import { DayHead } from './DayHead';

/** The home page with the company's day. */
export const HomePage = () => <HomeScreen day={<DayHead hasFigures={false} />} />;
