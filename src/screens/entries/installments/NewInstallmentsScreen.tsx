import { useRef } from 'react';
import { useAddInstallmentsMutation } from '../../../api/entry';
import type { CategoryList } from '../../../api/entry';
import { RecordForm } from '../../../controls/form/RecordForm';
import { TextField } from '../../../ui/TextField';
import { useBack } from '../back';
import { CategoriesPage } from '../CategoriesPage';
import { EntryBasics } from '../form/EntryBasics';
import styles from '../form/EntryFields.module.css';
import { OtherForms } from '../form/OtherForms';
import { useLeaveSaved, useTypedBefore } from '../form/typedValues';
import { useFirstField } from '../form/useFirstField';
import { useDescribeSeveral } from '../form/useListNamesNew';
import { RhythmField } from '../RhythmField';
import { titles } from '../title.messages';
import { InstallmentRows } from './InstallmentRows';
import { messages } from './installments.messages';
import { fromTyped, INSTALLMENTS_FORM, toInput, toTyped, toValues } from './installmentsForm';
import type { Added, Name } from './installmentsForm';

/** The page that adds all instalments of one sale or purchase (specification §2.182). */
export const NewInstallmentsScreen = () => (
  <CategoriesPage title={titles.newInstallments} notOffered={messages.notOffered}>
    {(categories) => <InstallmentsForm categories={categories} />}
  </CategoriesPage>
);

function InstallmentsForm({ categories }: { categories: CategoryList }) {
  const back = useBack();
  const typed = useTypedBefore();
  const firstField = useFirstField({ kind: typed?.['kind'], isPage: true });
  const leave = useLeaveSaved(back);
  const describeSeveral = useDescribeSeveral(back, messages.added);
  const sentKind = useRef('');
  const [addInstallments] = useAddInstallmentsMutation();
  return (
    <RecordForm<Name, Added>
      form={INSTALLMENTS_FORM}
      first={null}
      typed={typed && fromTyped(typed)}
      toValues={() => toValues(categories.asOf)}
      send={(values) => {
        sentKind.current = values.kind;
        return addInstallments(toInput(values));
      }}
      // Nobody else can change what is not stored yet.
      load={() => Promise.resolve({})}
      onSaved={(added) =>
        leave({ kind: sentKind.current, status: 'open', isNew: true, ids: added?.ids ?? [] })
      }
      describeSaved={describeSeveral}
      focusFirst={firstField}
      cancel={back}
    >
      {(field) => (
        <div className={styles['fields']}>
          <OtherForms of="addInstallments" toTyped={toTyped} />
          <EntryBasics categories={categories} entry={null} field={field}>
            <TextField {...field('total')} />
            <TextField {...field('count')} />
            <TextField {...field('firstDueOn')} />
            <RhythmField {...field('rhythm')} />
          </EntryBasics>
          <TextField {...field('issuedOn')} />
          <TextField {...field('downPayment')} />
          <TextField {...field('downPaymentOn')} />
          <div className={styles['wide']}>
            <InstallmentRows field={field} />
          </div>
        </div>
      )}
    </RecordForm>
  );
}
