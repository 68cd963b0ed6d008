import { BRAND } from '../../config/brand';
import { useSettings } from '../../controls/runtimeSettingsContext';
import { useMode } from '../../controls/useMode';
import { Arch } from '../../ui/Arch';
import { Badge } from '../../ui/Badge';
import styles from './Company.module.css';

/** Name or logo of the company, and the name of the environment. */
export function Company() {
  const { company, environment } = useSettings();
  const isDark = useMode() === 'dark';
  const name = company?.name ?? BRAND;
  const logo = (isDark ? company?.logoDark : undefined) ?? company?.logo;
  return (
    <p className={styles['company']}>
      {logo === undefined ? (
        <>
          <Arch size={28} />
          <bdi>{name}</bdi>
        </>
      ) : (
        <img
          className={styles['logo']}
          data-plate={isDark && company?.logoDark === undefined}
          src={logo}
          alt={name}
        />
      )}
      {environment !== null && <Badge>{environment}</Badge>}
    </p>
  );
}
