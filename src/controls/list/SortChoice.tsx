import { ArrowDownUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { CheckIcon } from '../../ui/icons';
import { Link } from '../../ui/Link';
import { PopoverButton } from '../../ui/PopoverButton';
import { listTexts } from './list.messages';
import styles from './SortChoice.module.css';
import type { ListAddress } from './useListAddress';

type Props<S extends string> = {
  columns: readonly { title: MessageDescriptor; sorts?: readonly [S, S] }[];
  sort: S;
  address: ListAddress;
};

/** The order of a list without titles of columns. */
export function SortChoice<S extends string>({ columns, sort, address }: Props<S>) {
  const intl = useIntl();
  const orders = columns.flatMap(({ title, sorts = [] }) =>
    sorts.map((order) => ({
      order,
      name: intl.formatMessage(order.startsWith('-') ? listTexts.descending : listTexts.ascending, {
        column: intl.formatMessage(title),
      }),
    })),
  );
  return (
    <PopoverButton
      label={intl.formatMessage(listTexts.order)}
      icon={<ArrowDownUp aria-hidden size={18} />}
      layout="own"
    >
      {(close) => (
        <ul className={styles['orders']}>
          {orders.map(({ order, name }) => (
            <li key={order}>
              <Link
                className={styles['order']}
                to={address.change({ sort: order })}
                aria-current={order === sort ? 'true' : undefined}
                onClick={close}
              >
                {name}
                {order === sort && <CheckIcon size={16} />}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PopoverButton>
  );
}
