import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { StoredState } from '../config/stored';
import { changedInOtherTab, makeEmptyState } from './storage';

type TablesState = StoredState<'tables'>;

const initialState = makeEmptyState('tables');

export const tablesSlice = createSlice({
  name: 'tables',
  initialState,
  reducers: {
    /** Null: the columns that the portal chooses. */
    entryColumnsChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.entryColumns = payload;
    },
  },
  extraReducers: (build) => {
    build.addCase(
      changedInOtherTab,
      (_state, { payload }) => payload.tables && { ...initialState, ...payload.tables },
    );
  },
});

export const { entryColumnsChosen } = tablesSlice.actions;

export const selectEntryColumns = ({ tables }: { tables: TablesState }): string | null => tables.entryColumns;
