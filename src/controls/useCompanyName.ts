import { useAppSelector } from '../store/hooks';
import { selectProfile } from '../store/profile';
import { useSettings } from './runtimeSettingsContext';

/** The name of the company: that of `config.json`, else that of the session (specification §2.210). Null if it has none. */
export function useCompanyName(): string | null {
  const { company } = useSettings();
  const name = useAppSelector((state) => selectProfile(state).data?.companyName);
  return company?.name ?? (name === '' ? null : (name ?? null));
}
