import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddInstallmentsMutation, useListCategoriesQuery } from '../../../api/entry';
import type { CategoryList } from '../../../api/entry';
import { DataAbsent } from '../../../controls/DataAbsent';
import { ChoiceField } from '../../../controls/form/ChoiceField';
import { RecordForm } from '../../../controls/form/RecordForm';
import { useFirstLoaded } from '../../../controls/form/useFirstLoaded';
import { joinQueries } from '../../../controls/joinQueries';
import { SignInFirst } from '../../../controls/SignInFirst';
import { useSessionArg } from '../../../controls/useSessionArg';
import { useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../store/session';
import { PageHead } from '../../../ui/PageHead';
import { TextField } from '../../../ui/TextField';
import { readListAddress } from '../back';
import { describeAbsence } from '../describeAbsence';
import { EntryBasics } from '../form/EntryBasics';
import styles from '../form/EntryFields.module.css';
import { titles } from '../title.messages';
import { InstallmentRows } from './InstallmentRows';
import { messages, rhythmNames } from './installments.messages';
import { INSTALLMENTS_FORM, RHYTHMS, toInput, toValues } from './installmentsForm';
import type { Added, Name } from './installmentsForm';

/** The page that adds all instalments of one sale or purchase (specification §2.182). */
export function NewInstallmentsScreen() {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const loading = useListCategoriesQuery(useSessionArg(undefined));
  const categories = useFirstLoaded(loading.currentData);
  if (!isSignedIn) return <SignInFirst />;
  const { error, retry } = joinQueries([loading]);
  return (
    <>
      <PageHead title={intl.formatMessage(titles.newInstallments)} />
      {categories ? (
        <InstallmentsForm categories={categories} />
      ) : (
        <DataAbsent
          error={error}
          onRetry={retry}
          texts={describeAbsence(error, messages.notOffered)}
          variant="form"
        />
      )}
    </>
  );
}

function InstallmentsForm({ categories }: { categories: CategoryList }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const back = readListAddress(useLocation().state);
  const [addInstallments] = useAddInstallmentsMutation();
  return (
    <RecordForm<Name, Added>
      form={INSTALLMENTS_FORM}
      first={null}
      toValues={() => toValues(categories.asOf)}
      send={(values) => addInstallments(toInput(values))}
      // Nobody else can change what is not stored yet.
      load={() => Promise.resolve({})}
      onSaved={() => void navigate(back)}
      cancel={back}
    >
      {(field) => (
        <div className={styles['fields']}>
          <EntryBasics categories={categories} entry={null} field={field} />
          <TextField {...field('issuedOn')} />
          <TextField {...field('total')} />
          <TextField {...field('count')} />
          <TextField {...field('firstDueOn')} />
          <ChoiceField
            {...field('rhythm')}
            options={RHYTHMS.map((rhythm) => ({
              value: rhythm,
              label: intl.formatMessage(rhythmNames[rhythm]),
            }))}
          />
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
