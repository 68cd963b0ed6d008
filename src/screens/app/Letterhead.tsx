import { formatTaxNumber, nameTaxNumber } from '../../../api-spec/taxNumber';
import { useGetLetterheadQuery } from '../../api/company';
import { logoAddress } from '../../controls/logoAddress';
import { useSessionArg } from '../../controls/useSessionArg';
import { uniqueKeys } from '../../ui/uniqueKeys';
import styles from './Letterhead.module.css';

/** Name, tax number, address and logo of the company in the head of a print. */
export function Letterhead({ company }: { company: string }) {
  const { currentData } = useGetLetterheadQuery(useSessionArg(undefined));
  const { address = [], taxNumber, logo } = currentData ?? {};
  const keys = uniqueKeys(address);
  const picture = logo ? logoAddress(logo) : undefined;
  return (
    <div className={styles['letterhead']}>
      {/* The name beside it says the same. */}
      {picture !== undefined && <img src={picture} alt="" className={styles['logo']} />}
      <div>
        <b>
          <bdi>{company}</bdi>
        </b>
        {taxNumber && (
          <p>
            {nameTaxNumber(taxNumber)} <bdi>{formatTaxNumber(taxNumber)}</bdi>
          </p>
        )}
        {address.map((line, index) => (
          <p key={keys[index]}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
    </div>
  );
}
