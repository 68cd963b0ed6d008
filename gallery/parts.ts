// The parts of the gallery. A new part of src/ui is a new row here.
import type { Part } from './part';
import { Agreements } from './parts/Agreements';
import { Badges } from './parts/Badges';
import { Buttons } from './parts/Buttons';
import { Charts } from './parts/Charts';
import { Choices } from './parts/Choices';
import { Dialogs } from './parts/Dialogs';
import { Drawers } from './parts/Drawers';
import { EmptyStates } from './parts/EmptyStates';
import { Fields } from './parts/Fields';
import { Files } from './parts/Files';
import { Grids } from './parts/Grids';
import { MessagePages } from './parts/MessagePages';
import { Notices } from './parts/Notices';
import { PageHeads } from './parts/PageHeads';
import { Periods } from './parts/Periods';
import { Pictures } from './parts/Pictures';
import { SearchFields } from './parts/SearchFields';
import { SelectFields } from './parts/SelectFields';
import { Switches } from './parts/Switches';
import { Tables } from './parts/Tables';
import { TabRows } from './parts/TabRows';
import { Toasts } from './parts/Toasts';
import { Tokens } from './parts/Tokens';

export const PARTS: readonly Part[] = [
  { id: 'tokens', name: 'Tokens', Show: Tokens },
  {
    id: 'buttons',
    name: 'Button, ButtonLink, SplitButton, IconButton, PopoverButton, Tooltip',
    Show: Buttons,
  },
  { id: 'badges', name: 'Badge', Show: Badges },
  { id: 'heads', name: 'PageHead', Show: PageHeads },
  { id: 'grid', name: 'Grid', Show: Grids },
  {
    id: 'charts',
    name: 'SeriesChart, ChartReader, ChartTooltip, Legend, BarList, ProgressBar',
    Show: Charts,
  },
  { id: 'tables', name: 'DataTable, CardList, CheckBox, SelectionBar', Show: Tables },
  { id: 'tabs', name: 'Tabs', Show: TabRows },
  {
    id: 'fields',
    name: 'TextField, TextInput, TextLines, SuggestField, PasswordField, SubmitForm, FormFrame, SubmitButton',
    Show: Fields,
  },
  { id: 'select', name: 'SelectField', Show: SelectFields },
  { id: 'search', name: 'SearchField', Show: SearchFields },
  { id: 'files', name: 'DropZone, Progress', Show: Files },
  { id: 'periods', name: 'PeriodPicker, DayRangePicker, DayCalendar', Show: Periods },
  { id: 'choices', name: 'ChoiceGroup', Show: Choices },
  { id: 'switches', name: 'Switch', Show: Switches },
  { id: 'agreements', name: 'WarningBox, AgreementBox', Show: Agreements },
  { id: 'dialogs', name: 'Dialog', Show: Dialogs },
  { id: 'drawers', name: 'Drawer', Show: Drawers },
  { id: 'toasts', name: 'Toasts', Show: Toasts },
  { id: 'notices', name: 'ErrorDetails, CopyFeedback', Show: Notices },
  { id: 'empty', name: 'EmptyState', Show: EmptyStates },
  { id: 'messages', name: 'Notice', Show: MessagePages },
  { id: 'pictures', name: 'ArchPicture', Show: Pictures },
];
