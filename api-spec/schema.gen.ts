// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
export interface paths {
    "/authorization/getToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges a login and a password for a session token. A refusal is not an HTTP error: it has status 200 and a
         *     `statusLogin` above 0. The portal never retries this call by itself.
         */
        post: operations["getToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the installation has to be set up
         * @description Public. `isOpen` is true until the first user was added, in whichever way. It is never true again.
         */
        get: operations["getSetup"];
        put?: never;
        /**
         * Set up the installation
         * @description Public. Adds the first administrator and the company, once. Only the person who has started the server knows the
         *     `secret`, which the server prints. A wrong secret is a 422 with the reason `wrong-secret`, and counts as a failed
         *     attempt of the address. After the first user was added, every request gets a 409. Of two requests at the same time
         *     one succeeds.
         */
        post: operations["setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user
         * @description Returns name and role of the token's user. The portal calls it after a sign-in and at start.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token. Later calls with this token return 401. The user's other sessions continue. The
         *     portal calls it once at a sign-out and does not wait for the response.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures and the due entries of the company's day
         * @description Returns what a person looks at first: the balance, the result of the month, what is overdue, and what is due in seven days.
         *     All of it is of the same moment. A portal calls it only if `GET session` names this operation.
         */
        get: operations["getDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the dashboards that the user may open */
        get: operations["listDashboards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of a dashboard
         * @description Computes the widgets of a dashboard from the entries, for one period. All days are days of the company.
         *
         *     The response has an `ETag`. The portal sends it as `If-None-Match` with the next call for the same dashboard, period
         *     and language. If nothing has changed, the backend responds with 304, and the portal keeps the earlier body.
         *
         *     The portal checks the dashboard without its widgets first, and then each widget by the schema of its kind. A widget
         *     that breaks its schema is shown as a failed widget.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries behind a figure
         * @description Returns one page of the entries that match all given filters, and the totals of all pages. A figure of a dashboard
         *     links to this list with its filter, and the total equals the figure.
         */
        get: operations["listEntries"];
        put?: never;
        /**
         * Add an entry
         * @description The backend computes the effective due day. It refuses values that an entry cannot have with a 422, which names the
         *     fields.
         */
        post: operations["addEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count and sum the entries for the views of the list
         * @description Returns the counts of the views of a list, three sums, and the sums of the groups of unpaid entries, for all entries
         *     that match the filters. A portal offers the views only if `GET session` names this operation.
         */
        get: operations["summarizeEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find customers, suppliers and entries by a few typed characters
         * @description Returns the best matches for the command palette of a portal, with what is open of each name. A portal searches data only
         *     if `GET session` names this operation. Deleted entries are not found.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counterparties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest customers and suppliers while a person types
         * @description Returns the names of entries that a person who types a name may mean, the most used first. A portal asks only if
         *     `GET session` names this operation. Deleted entries do not count. There is no register of names besides the entries.
         */
        get: operations["suggestCounterparties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export entries to a file
         * @description Returns a file with all entries that match the filters, in the given order. The first line has the titles of the
         *     columns. The columns have the same order in every language and format, so a program can read them by position.
         *
         *     In `xlsx`, amounts and days are numbers and dates of the spreadsheet, and a text is never a formula. `csv` is for
         *     Brazil: UTF-8 with a byte order mark, `;`, a decimal comma, days as `DD/MM/YYYY`, CRLF, and quotation marks around each
         *     field. A text that a spreadsheet would read as a formula has an apostrophe before it, also after a separator inside of
         *     the text.
         */
        get: operations["exportEntries"];
        put?: never;
        /**
         * Export a selection of entries to a file
         * @description Returns a file like that of `GET entries/export`, with the given entries only. Entries that do not exist, or no
         *     longer, are left out.
         */
        post: operations["exportSelection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a report of entries
         * @description Returns a PDF with the entries that match the filters, or with those of `ids` among them. It has the company, the
         *     day, the person, the sums of each kind, and the numbers of its pages. It is tagged for screen readers. Entries that
         *     do not exist, or no longer, are left out.
         */
        post: operations["reportEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories of entries
         * @description The names that an entry may have as its category, in the order of the list.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the chart of categories
         * @description Only for administrators. The company's categories in their order, with what is needed to change them. A merged category
         *     is listed below the one that has its entries.
         */
        get: operations["getCategoryChart"];
        /**
         * Change the chart of categories
         * @description Only for administrators. Replaces the chart: names, groups, order and the two marks of each category. A category without
         *     an `id` is added, and one that is left out is deleted. Merged categories are not sent, and stay. Entries keep their
         *     category, so a new name is that of all its entries, and another group moves past amounts to another line of the income
         *     statement. A chart whose `version` differs from the sent one was changed meanwhile, so it stays as it is (409).
         */
        put: operations["changeCategories"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a category into another one
         * @description Only for administrators. Moves all entries and series of a category to another one, in one transaction. The merged
         *     category is no longer offered, and its name means the other one in requests and in files. Its amounts move to the line of
         *     the other one in all periods.
         */
        post: operations["mergeCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/merges/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a merge of categories
         * @description Only for administrators. Offers the category again, and moves its entries and series back. Those whose category was changed
         *     since the merge stay where they are. The versions of the others grow.
         */
        post: operations["undoMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the company's data
         * @description The data on which the figures depend. A company without stored data has the version 0, no name and no `openingOn`.
         */
        get: operations["getCompany"];
        /**
         * Change the company's data
         * @description Only for administrators. Replaces all data of the company. The figures then use the new data. Data whose `version`
         *     differs from the sent one were changed meanwhile, so they stay as they are (409).
         */
        put: operations["changeCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened
         * @description Returns one page of the events of the books (entries, payments, imports, settings) and of the door (sign-ins, refusals,
         *     users, exports), the newest first. Events are never changed. No event has a login, a password or the secret of a link.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export events to a file
         * @description Returns a file with all events that match the filters, the newest first, in the formats of `GET entries/export`. The
         *     export is an event itself.
         */
        get: operations["exportEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/money-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts where the money is
         * @description All bank, cash and card accounts with their balance of the company's day, also the archived ones. The first account has the
         *     opening balance of the company.
         */
        get: operations["listMoneyAccounts"];
        put?: never;
        /**
         * Add an account
         * @description Only for administrators. Adds a bank, cash or card account with its opening balance.
         */
        post: operations["addMoneyAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/money-accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change or archive an account
         * @description Only for administrators. Replaces the values of an account. An archived account stays in the figures, and takes no new payment
         *     or transfer. The first account takes the payments that name none, so it is never archived. An account whose `version` differs from the sent one was changed
         *     meanwhile, and stays (409).
         */
        put: operations["changeMoneyAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/money-accounts/{id}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the money that came to an account and left it
         * @description One page of the payments, refunds and transfers of an account, the newest day first, each with the balance after it. Voided
         *     ones are left out.
         */
        get: operations["listAccountMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/money-accounts/{id}/bank-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare the balance of an account with that of the bank
         * @description Returns the newest balance that the statements of an account say. It names the first day on which the books have another one. A
         *     day before the opening balance is not compared. Of several statements the newest import decides about a day.
         */
        get: operations["compareBankBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/money-accounts/{id}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the statement lines that wait, with what they probably are
         * @description Returns the first 50 lines of an account that are neither reconciled nor ignored, the oldest day first. A line with a likely
         *     payment, transfer or open entry has a proposal. Nothing is reconciled before a person confirms it. A line without a proposal
         *     names the open entries that are like it. A CPF in a text is hidden but for its middle.
         */
        get: operations["listProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/money-accounts/{id}/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reconcile lines of a statement
         * @description Says what lines are, all of them or none. Payments and transfers that were recorded before are linked, and entries get a
         *     payment on the day of the line. The parts of a line add up to its amount.
         */
        post: operations["reconcileLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/lines/{id}/unmatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the reconciliation of a line
         * @description Ends the links of a line. It voids the payments and transfers that the reconciliation has made. It deletes an entry of
         *     `recordLine`, unless a person has changed it. Everything else stays.
         */
        post: operations["unmatchLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/lines/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record what a line is, and reconcile it
         * @description Adds the entry that a line pays, with its payment. Or it adds a transfer to or from another account. All of it is stored, or
         *     nothing. Day, amount and direction are those of the line. `unmatchLine` takes it back.
         */
        post: operations["recordLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/lines/{id}/ignore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a line out
         * @description Says with a reason that a line is none of the company's entries. It waits no longer, and it is in no figure.
         */
        post: operations["ignoreLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/lines/{id}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search what a line may be
         * @description Returns what a person may choose for a line that waits: payments and transfers of its account and direction that no line shows
         *     yet, at most 31 days away and with no more money than it has, and open entries of its direction. Those with words of the line
         *     come first, then its amount, then entries at most a tenth away, then the nearest day.
         */
        get: operations["listLineCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/lines/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Consider an ignored line again
         * @description The line waits again.
         */
        post: operations["restoreLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a transfer between two accounts
         * @description One row has both sides, so the balance of the company stays. A transfer is in no figure of what was received or paid.
         */
        post: operations["addTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a transfer
         * @description Voids a transfer that should not have been recorded. It counts in no balance, and stays in the history.
         */
        post: operations["voidTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ended months of the books
         * @description The newest month first, with what is still open in each one that is not closed. Empty without the company's data, or
         *     without entries, payments and transfers before the current month.
         */
        get: operations["listMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/months/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a month and those before it
         * @description No payment, refund, transfer or opening balance of a closed day is changed: such a request is refused with a 409
         *     (`month-closed`) that has `closedUntil`. Entries, and the matches of payments with lines of statements, still change.
         */
        post: operations["closeMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/months/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a month and those after it
         * @description The months before it stay closed. The reason is recorded.
         */
        post: operations["reopenMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/months/{month}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a month for the accountant
         * @description Returns one file with the income statement by day of issue, the cash of each account, the payments of the month, and what
         *     was open at its end. It says whether the month is closed. The export is an event.
         */
        get: operations["exportMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an entry */
        get: operations["getEntry"];
        /**
         * Change an entry
         * @description Replaces all values of an entry. `paidOn: null` undoes its payment. An entry whose `version` differs from the sent
         *     one was changed meanwhile, so it stays as it is (409). A payment that a line of a statement shows stays too
         *     (`reconciled`).
         */
        put: operations["changeEntry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the payments of an entry and who changed it
         * @description The payments of an entry, also the voided ones, and its last 200 changes. A backend that keeps neither of them does not
         *     offer this operation.
         */
        get: operations["getEntryHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a payment to an entry
         * @description Adds a payment of the whole entry or of a part. Principal and discount settle the amount, and what is left stays open. They
         *     are never more than what is open.
         */
        post: operations["addPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/{id}/payments/{paymentId}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a payment
         * @description Voids a payment that should not have been recorded. It counts in no figure, and stays in the history with who voided it, when
         *     and why. What it settled is open again. A refund can be voided too.
         */
        post: operations["voidPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/installments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the instalments of one sale or purchase
         * @description Stores one entry for each instalment, or none. They have the same document, and are numbered in their order.
         */
        post: operations["addInstallments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the recurring entries
         * @description Returns one page of the company's series in the order of `counterparty`.
         */
        get: operations["listSeries"];
        put?: never;
        /**
         * Add an entry that repeats
         * @description Stores the entries of a series up to 12 months ahead, or none. The backend adds the later ones in time.
         */
        post: operations["addSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rule of a recurring entry
         * @description Returns a series with its last events. `GET entries` with the parameter `series` lists its entries.
         */
        get: operations["getSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what another end of a series would change
         * @description Only for administrators. Changes nothing. `PUT series/{id}/end` with the same day changes this, if nothing else has changed.
         */
        get: operations["previewSeriesEnd"];
        /**
         * Change the end of a series
         * @description Only for administrators. Sets, moves or removes the end, in one transaction. The entries that are due later are deleted, but one
         *     with a payment, and one that a person has changed alone, stay and are named. A later end, or none, restores the entries that an
         *     earlier end has deleted, with the present values of the series, and adds the next ones up to 12 months ahead. A series whose
         *     `version` differs from the sent one was changed meanwhile, so it stays as it is (409).
         */
        put: operations["changeSeriesEnd"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/{id}/occurrences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several entries of a series
         * @description Changes an entry of a series and its following ones, or all that are open. The next entries have the new values too. Another
         *     due day moves all of these days, which are counted from it. An entry with a payment, and one that a person has changed alone,
         *     stay as they are and are named.
         */
        post: operations["changeOccurrences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/{id}/occurrences/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete several entries of a series
         * @description Deletes an entry of a series and its following ones, or all that are open, and ends the series. An entry with a payment, and
         *     one that a person has changed alone, stay and are named.
         */
        post: operations["deleteOccurrences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/{id}/payments/{paymentId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment
         * @description Records that money of a payment went back. The refund counts on its own day, and the payment stays as it is. The principal
         *     is open again, except for what the discount of the refund settles. A client asks the person which of both it is.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark entries as paid
         * @description Marks all entries as paid, or none of them. An entry whose `version` differs from the sent one was changed meanwhile,
         *     so all entries stay as they are (409).
         */
        post: operations["payEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change name, category, form or due day of entries
         * @description Changes the given values of each entry, of all entries or of none. An entry that has these values already stays as it is,
         *     and is not in the response. An entry of a series is changed alone, as by `PUT entries/{id}`. Payments keep their own form. An
         *     entry that was deleted, or whose `version` differs from the sent one, was changed meanwhile (409). The former values and the
         *     new versions undo the change by the same operation.
         */
        post: operations["changeEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete entries
         * @description Deleted entries are in no list and in no figure. They are stored, so that `POST entries/restorations` can undo it. An entry
         *     that is deleted already stays deleted. An entry whose version differs from the one in `versions` was changed meanwhile, so
         *     all entries stay as they are (409).
         *
         *     An entry with a payment that is not voided is not deleted: all entries stay as they are (409, reason `has-payment`, with its
         *     id). Void the payment first. A backend may delete such entries.
         *
         *     Administrators delete the entries of all people. An editor deletes those that the editor has added on the same day of the company, also by
         *     instalments, a series or an import. If one of the entries is another's or older, all stay as they are (403, reason
         *     `not-own`). A backend may refuse each deletion of an editor (403, reason `not-permitted`).
         */
        post: operations["deleteEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/restorations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore deleted entries
         * @description An entry that is not deleted stays as it is. Administrators restore all entries. An editor restores those that the editor has
         *     added and deleted on the same day of the company, or none of them (403, reason `not-own`).
         */
        post: operations["restoreEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports of files
         * @description Returns the newest 50 imports, newest first. An editor sees the own imports, and an administrator all imports.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Import a file with entries
         * @description Adds the entries of a file. The choices are usually those of `POST entries/imports/preview` with the same file. The
         *     rules for the file are the same. Rows that are invalid, and rows that are equal to an entry, are left out as the
         *     choices say. All other rows are added, or none.
         */
        post: operations["importEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/imports/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what an import would add
         * @description Reads a file and returns how it is understood. It stores nothing. The backend makes each choice that is absent, and
         *     returns all choices.
         *
         *     The file is `xlsx`, or `csv` in UTF-8, UTF-16 or Windows-1252. It has at most 5 MB, 64 MB inflated, 10,000 rows and
         *     50 columns. The backend decides the format by the content of the file, never by its name or its declared type.
         */
        post: operations["previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/imports/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a template for an import
         * @description Returns a spreadsheet with the titles of the columns in the language of the request, and one example row. The titles
         *     are those of `GET entries/export`, so an exported file can be imported too.
         */
        get: operations["getImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entries/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import
         * @description Deletes the entries that the import added. An entry that a person has changed or paid since stays, and the response
         *     lists it. An editor may undo the own imports, and an administrator all imports.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a bank statement
         * @description Stores the lines of a statement that are not stored yet. The file and its choices are those of
         *     `POST statements/preview`. Lines that may be stored already are left out, but for those in `taken`. All other new lines
         *     are stored, or none. Entries and payments do not change.
         */
        post: operations["importStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what the import of a statement would add
         * @description Reads a bank statement and returns how it is understood. It stores nothing.
         *
         *     The file is OFX, `xlsx` or `csv`, with at most 5 MB. An OFX file has at most 50,000 movements, and a table 10,000
         *     rows. The backend decides the format and the encoding by the content of the file. An amount whose day, sign or decimals
         *     are not certain is a question or a problem.
         */
        post: operations["previewStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statements/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the import of a statement
         * @description Removes the lines that the import added. An editor may undo the own imports, and an administrator all imports.
         */
        post: operations["undoStatementImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/money-accounts/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lines of the statements of an account
         * @description Returns one page of what the bank said about an account, the newest day first. `imports` are the newest that can be undone. A CPF in a text is hidden but for its middle.
         */
        get: operations["listStatementLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own name
         * @description The name that others see. What was recorded before keeps the earlier name.
         */
        put: operations["changeAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own sessions
         * @description The sessions of the token's user that have neither ended nor expired, the one that was used last first.
         */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End own sessions
         * @description Ends the session `id` of the token's user, or without it all but the session of the token. An unknown or ended session
         *     changes nothing. The current password proves that it is the user. A wrong one is a 422, and counts as a failed
         *     sign-in of this login.
         */
        post: operations["endOwnSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Replaces the password of the token's user. The session of the token continues, and all other sessions of the user
         *     end. The portal offers it only if `GET session` returns `canChangePassword: true`.
         *
         *     A wrong current password is a 422, because the token is still valid. It counts as a failed sign-in of this login.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users
         * @description Only for administrators. All users in the order of their names. There is no search, because a login is often a CPF and
         *     must be in no address.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Add a user
         * @description Only for administrators. The new user has no password, and chooses one with a link (`makePasswordLink`). A new
         *     administrator needs the caller's own password. A wrong one counts as a failed sign-in of the caller.
         */
        post: operations["addUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a user
         * @description Only for administrators. Replaces name, role and dashboard. A user who becomes an administrator needs the caller's own
         *     password. The last usable administrator stays one, and nobody changes the own role. A user whose `version` differs from
         *     the sent one was changed meanwhile, and stays (409).
         */
        put: operations["changeUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block or unblock a user, or end the user's sessions
         * @description Only for administrators. A block ends all sessions of the user and removes the user's link. Nobody blocks the own user or
         *     the last usable administrator.
         */
        post: operations["changeUserAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link that sets a password
         * @description Only for administrators. Makes the secret of a one-time link for a first or a new password. The response is the only one
         *     with the secret, and the backend stores its hash alone. So the operation reads no `Idempotency-Key`, whose responses are
         *     stored. An earlier link ends. The old password stops working, all sessions of the user end, and failed attempts are
         *     forgotten. The link of an administrator needs the caller's own password.
         */
        post: operations["makePasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the own password with a one-time link
         * @description Sets the password of the user of a link (`makePasswordLink`). The link is then used. An unknown, a used and an expired link,
         *     and that of a blocked user, have the same response. They count as failed attempts of the address.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password/link/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a one-time link
         * @description Names the user of a link that `setPassword` accepts. Changes nothing, and is no sign-in. Every other link has the same response
         *     as there, and counts as a failed attempt of the address.
         */
        post: operations["checkPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Credentials: {
            /** @description 1 to 11 ASCII digits, as text. Leading zeros are significant. */
            ds_Login: string;
            /** @description The exact password. It is never trimmed. */
            ds_Senha: string;
        };
        /** @description A `statusLogin` above 0 is a failure. 0 and below is a success (specification §3). */
        TokenResponse: components["schemas"]["Accepted"] | components["schemas"]["Refused"];
        /** @description The portal stores the whole response, so a backend may send further fields (specification §3). */
        Accepted: {
            statusLogin: number;
            ds_Mensagem?: string | null;
            /**
             * @description The portal sends it as a bearer token, so it is visible ASCII without spaces. The portal does not read its
             *     content. The texts `null` and `undefined` count as no token (specification §4).
             */
            ds_Token: string;
            /** @description An opaque code. If it is absent, null or empty, the default dashboard opens. */
            cd_Dashboard?: string | number | null;
        };
        /** @description A backend may send further fields, as for `Accepted`, but no token. */
        Refused: {
            statusLogin: number;
            /** @description The reason, as a message for the user in the language of the response. */
            ds_Mensagem?: string | null;
            /** @description Absent, null or empty. */
            ds_Token?: string | null;
            cd_Dashboard?: string | number | null;
        };
        Session: {
            login: string;
            name: string;
            /** @description `editor` or `admin`. A client reads any other role and gives it no access, so a backend may have more of them. */
            role: string;
            /** Format: date-time */
            expiresAt: string;
            /**
             * @description An opaque identifier of the person, which never changes. The portal keeps recent pages and favourites in the
             *     browser under it, so it must not be the login or computed from the login without a secret. Without it, the
             *     portal keeps them in memory.
             */
            id?: string;
            /** @description Whether `POST account/password` changes the password of this person. Absent means no. */
            canChangePassword?: boolean;
            /**
             * @description The operations that this session may call, as `operationId`s of this description. Absent: a client finds out by
             *     calling them. A client never calls a writing operation to find out whether it exists.
             */
            operations?: string[];
            /**
             * @description Whether the backend reads `Idempotency-Key` of every operation that describes it. Absent means no. The header
             *     is then not sent, because a backend of another origin would have to allow it.
             */
            idempotencyKey?: boolean;
            /**
             * Format: date-time
             * @description When an administrator has reset the password of this person. It is present in the first session after the reset, so that
             *     a client tells the person.
             */
            passwordResetAt?: string;
            /** @description The name of the company for the bar, titles and prints. Empty or absent means that it has none. */
            companyName?: string;
            /** @description Whether `GET company` has an address, a tax number or a logo, which a client prints. Absent means no. */
            hasLetterhead?: boolean;
            /**
             * Format: date
             * @description The last day of the closed months. A payment or a transfer of an earlier day is refused. Absent means that no month is
             *     closed.
             */
            closedUntil?: string;
        };
        /** @description A 422 refuses a name that is empty or longer than `nameLength`. */
        Account: {
            name: string;
        };
        OwnSessions: {
            sessions: components["schemas"]["OwnSession"][];
        };
        OwnSession: {
            id: string;
            /** @description Whether it is the session of the token. */
            isCurrent: boolean;
            /** @description Names of the browser and of its system. Absent or `null` means that they are unknown. */
            device?: string | null;
            /** Format: date-time */
            beganAt?: string | null;
            /**
             * Format: date-time
             * @description When it was used last. It may be some minutes old.
             */
            lastUsedAt?: string | null;
            /** Format: date-time */
            expiresAt?: string;
        };
        SessionEnd: {
            /** @description The exact password. It is never trimmed. */
            currentPassword: string;
            /** @description Absent means all but the session of the token. */
            id?: string;
        };
        PasswordChange: {
            /** @description The exact password. It is never trimmed. */
            currentPassword: string;
            /** @description Differs from the current one. A backend may have further rules (`not-accepted`). */
            newPassword: string;
        };
        PasswordRefusal: {
            /** @description One sentence for the user, without technical details. */
            message: string;
            /**
             * @description `wrong-password`: the current password is wrong. `not-accepted`: the new password equals the current one, or
             *     breaks a rule of the backend.
             * @enum {string}
             */
            reason: "wrong-password" | "not-accepted";
        };
        UserList: {
            users: components["schemas"]["User"][];
        };
        User: {
            id: string;
            login: string;
            name: string;
            /** @description `editor`, `admin`, or a role that a client does not know. */
            role: string;
            /** @description The code of the own dashboard. Absent or null means none. */
            dashboard?: string | null;
            isBlocked: boolean;
            /** @description Whether the user has chosen a password. */
            hasPassword: boolean;
            /** @description Whether the user belongs to the demonstration. Absent means no. */
            isDemonstration?: boolean;
            /**
             * Format: date-time
             * @description Absent if the user has never signed in.
             */
            lastSignInAt?: string;
            /** @description Number of sessions that have not ended. */
            openSessions: number;
            /**
             * Format: date-time
             * @description When one of the open sessions was used last.
             */
            lastUsedAt?: string;
            /**
             * Format: date-time
             * @description The end of the unused link that sets a password. Absent without a link.
             */
            linkExpiresAt?: string;
            /**
             * Format: date-time
             * @description When the password was reset, until the user has a new one. Absent for a user who waits for a first password.
             */
            passwordResetAt?: string;
            /** @description Grows with each change by an administrator. */
            version: number;
        };
        /**
         * @description A 422 refuses: a login that is not 1 to 11 digits (`invalid`) or that another user has (`repeated`), a name that is empty or
         *     longer than `nameLength`, an unknown role or dashboard, and a missing or wrong password of the caller.
         */
        NewUser: {
            login: string;
            name: string;
            role: string;
            /** @description The code of the own dashboard. Null means none. */
            dashboard?: string | null;
            /** @description The own password of the caller, for a new administrator. */
            currentPassword?: string;
        };
        /** @description As for a new user. The stored dashboard stays valid if it does not exist any more. */
        UserChange: {
            version: number;
            name: string;
            role: string;
            dashboard?: string | null;
            /** @description The own password of the caller, if the user becomes an administrator. */
            currentPassword?: string;
        };
        UserAccessChange: {
            version: number;
            /** @enum {string} */
            change: "block" | "unblock" | "end-sessions";
        };
        PasswordLinkRequest: {
            version: number;
            /** @description The own password of the caller, for the link of an administrator. */
            currentPassword?: string;
        };
        PasswordLink: {
            /** @description At least 128 random bits. The portal shows it once, in the fragment of an address. */
            secret: string;
            /** Format: date-time */
            expiresAt: string;
        };
        NewPassword: {
            /** @description The secret of the link. */
            secret: string;
            /** @description A backend may have further rules (`not-accepted`). */
            newPassword: string;
        };
        PasswordLinkCheck: {
            /** @description The secret of the link. */
            secret: string;
        };
        LinkUser: {
            /** @description The name of the user. */
            name: string;
            /** @description The name of the company. */
            company?: string;
        };
        UserConflict: {
            /** @description One sentence for the user, without technical details. */
            message: string;
            reason: string;
        };
        DashboardList: {
            dashboards: components["schemas"]["DashboardEntry"][];
        };
        DashboardEntry: {
            code: string;
            /** @description In the language of the response. */
            title: string;
            /** @description The name of a Lucide icon. */
            icon?: string;
            /**
             * @description Whether the figures of the dashboard are those of a period. `false`: they are those of today, and a period changes
             *     at most what they are compared with. The portal then offers no period. Absent means yes.
             */
            followsPeriod?: boolean;
        };
        Dashboard: {
            code: string;
            /** @description In the language of the response. */
            title: string;
            /**
             * Format: date
             * @description The company's day of the figures.
             */
            asOf: string;
            /**
             * Format: date-time
             * @description When the figures were computed.
             */
            generatedAt: string;
            /** @description The time zone of the company, such as `America/Sao_Paulo`. */
            timeZone: string;
            /** @description The ISO 4217 code of all amounts. */
            currency: string;
            weekStartsOn?: components["schemas"]["WeekStart"];
            period: components["schemas"]["Period"];
            /** @description The money accounts of the parameter `account`. Absent or empty: the figures are always those of all accounts. */
            accounts?: components["schemas"]["AccountChoice"][];
            /** @description The account of the figures. Absent: all accounts. */
            accountId?: string;
            widgets: components["schemas"]["Widget"][];
        };
        /**
         * Format: date
         * @description A day from the year 1000 to the year 2999.
         */
        Day: string;
        AccountChoice: {
            id: string;
            name: string;
        };
        /** @description The first day of the company's week, from 1 (Monday) to 7 (Sunday). Absent means 7. */
        WeekStart: number;
        Period: {
            /** @description The parameter `period`. */
            key: string;
            /**
             * Format: date
             * @description The first day.
             */
            from: string;
            /**
             * Format: date
             * @description The last day.
             */
            to: string;
            /** @description Whether the period has ended. */
            complete?: boolean;
            /**
             * @description The days that `before` of a widget is computed from. Of a period that has not ended, these are as many days as
             *     have passed.
             */
            before?: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            };
        };
        /** @description One part of a dashboard. `kind` selects the schema. A widget that could not be computed has a `problem`. */
        Widget: components["schemas"]["MetricWidget"] | components["schemas"]["SeriesWidget"] | components["schemas"]["ShareWidget"] | components["schemas"]["ProgressWidget"] | components["schemas"]["TableWidget"] | components["schemas"]["BrokenWidget"] | components["schemas"]["OtherWidget"];
        /**
         * @description The fields of every widget. All titles and notes are in the language of the response. Amounts are whole cents, and
         *     ratios are numbers such as 0.25 for 25 %.
         */
        WidgetHead: {
            /** @description Unique in the dashboard. */
            id: string;
            kind: string;
            title: string;
            /** @description One sentence that the title needs, such as how a ratio is computed. */
            note?: string;
            /** @description `s`, `m`, `l` or `full`. Any other value counts as `m`. */
            size?: string;
            link?: components["schemas"]["Link"];
            /**
             * @description Whether the company's day above the dashboard shows the same. The portal then leaves the widget out below it.
             *     Absent means no.
             */
            inDay?: boolean;
        };
        /** @description The page behind a figure. The portal ignores a `to` that it does not know. */
        Link: {
            /** @description `entries` or `dashboard`. */
            to: string;
            /** @description The code of the dashboard. */
            code?: string;
            /** @description Parameters of `GET entries`. */
            filter?: {
                [key: string]: string;
            };
        };
        /** @description One figure. */
        MetricWidget: components["schemas"]["WidgetHead"] & {
            /** @constant */
            kind: "metric";
            unit?: components["schemas"]["Unit"];
            /** @description `null` means that there is no value, such as an average of no sales. */
            value: number | null;
            /** @description The value of the period before. */
            before?: number | null;
            /** @description The day of `before`, if the value is an amount on one day, such as what is overdue. */
            beforeOn?: components["schemas"]["Day"];
            good?: components["schemas"]["Good"];
            /** @description The number of entries behind the value. */
            count?: number;
        };
        /** @description Values along days or months. */
        SeriesWidget: components["schemas"]["WidgetHead"] & {
            /** @constant */
            kind: "series";
            unit?: components["schemas"]["Unit"];
            x: {
                /** @description `day` or `month`. With any other value, the values of `x` are plain texts. */
                grain: string;
                /** @description Days as `2026-11-20` or months as `2026-11`, in ascending order. */
                values: string[];
                /**
                 * @description Two parameters of `GET entries`. The link of one value is the link of its series or else of the widget,
                 *     with the first and the last day of the value in these parameters.
                 */
                filter?: string[];
            };
            /** @description The first value of `x` that is a forecast. */
            forecastFrom?: string;
            series: components["schemas"]["Series"][];
        };
        Series: {
            id: string;
            title: string;
            /** @description `bar`, `line` or `area`. Any other value counts as `line`. */
            shape?: string;
            /** @description What the series means, such as `income`, `expense` or `before`. It selects a colour. */
            role?: string;
            /** @description One value for each value of `x`. `null` means that there is no value. */
            values: (number | null)[];
            link?: components["schemas"]["Link"];
        };
        /** @description Parts of a whole. */
        ShareWidget: components["schemas"]["WidgetHead"] & {
            /** @constant */
            kind: "share";
            unit?: components["schemas"]["Unit"];
            /** @description Whether the order of the parts has a meaning, such as ages. */
            ordered?: boolean;
            parts: components["schemas"]["Part"][];
        };
        Part: {
            id: string;
            title: string;
            value: number;
            /** @description The number of entries behind the value. */
            count?: number;
            link?: components["schemas"]["Link"];
        };
        /** @description A figure and its target. */
        ProgressWidget: components["schemas"]["WidgetHead"] & {
            /** @constant */
            kind: "progress";
            unit?: components["schemas"]["Unit"];
            value: number | null;
            target: number;
            /** @description What the figure should have reached by today. */
            expected?: number;
            good?: components["schemas"]["Good"];
        };
        /** @description Rows with one cell for each column. */
        TableWidget: components["schemas"]["WidgetHead"] & components["schemas"]["Table"] & {
            /** @constant */
            kind: "table";
            /** @description The number of all rows, if the widget has only the first ones. */
            total?: number;
        };
        Table: {
            columns: components["schemas"]["Column"][];
            rows: components["schemas"]["Row"][];
        };
        Column: {
            id: string;
            title: string;
            unit?: components["schemas"]["Unit"];
        };
        Row: {
            /** @description One cell for each column. `null` means that there is no value. */
            cells: (string | number | null)[];
            /** @description `total` or `subtotal`. Any other value counts as none. */
            emphasis?: string;
            link?: components["schemas"]["Link"];
        };
        /** @description A widget of any kind that could not be computed. */
        BrokenWidget: components["schemas"]["WidgetHead"] & {
            problem: {
                /** @description One sentence for the user, without technical details. */
                message: string;
            };
        };
        /** @description A widget of a kind that this description does not know. */
        OtherWidget: components["schemas"]["WidgetHead"] & {
            kind: string;
            fallback?: components["schemas"]["Table"];
        };
        /**
         * @description How a number is shown: `currency` (whole cents), `percent` (0.25 for 25 %), `days`, `day` (a text such as
         *     `2026-11-20`) or `text`. Any other value counts as `number`.
         */
        Unit: string;
        /** @description Whether a larger (`up`) or a smaller (`down`) value is better. Any other value counts as neither. */
        Good: string;
        EntryList: {
            entries: components["schemas"]["Entry"][];
            /** @description The sums of all entries that match, on all pages. */
            total: {
                count: number;
                amountCents: number;
                paidCents: number;
                /** @description The part of `amountCents` that is to receive. The rest is to pay. */
                receivableCents?: number;
                /** @description The part of `paidCents` that was received. The rest was paid. */
                receivablePaidCents?: number;
                /** @description What is open of the amounts, as in `Entry`. */
                openCents?: number;
            };
            /** @description The parameter `after` of the next page. Absent or `null` means that this is the last page. */
            next?: string | null;
            /** @description The parameter `after` of the page before. `null` means that this is the first page. */
            previous?: string | null;
            /** @description The number of matching entries before this page. */
            offset?: number;
            /**
             * Format: date
             * @description The day of the company, to which the states of the entries refer.
             */
            asOf?: string;
            weekStartsOn?: components["schemas"]["WeekStart"];
        };
        Entry: {
            id: string;
            /** @enum {string} */
            kind: "receivable" | "payable";
            /** @enum {string} */
            status: "open" | "today" | "overdue" | "paid";
            /** @description The name of the customer or supplier. */
            counterparty: string;
            /** @description The name of the category. */
            category: string;
            /** @description How it is paid, such as `pix`, `boleto`, `card`, `cash` or `transfer`. */
            form: string;
            /** @description The number of the document. */
            document?: string;
            installment?: number;
            /** @description The number of instalments of the document. */
            installments?: number;
            /** Format: date */
            issuedOn: string;
            /**
             * Format: date
             * @description The due day as agreed.
             */
            dueOn: string;
            /**
             * Format: date
             * @description The last day on which a payment is not late. It differs from `dueOn` if a bank is closed on that day.
             */
            effectiveDueOn: string;
            /**
             * Format: date
             * @description Absent or `null` if it is unpaid.
             */
            paidOn?: string | null;
            /** @description The agreed amount. */
            amountCents: number;
            /** @description The paid amount, as in `EntryInput`. Absent or `null` if it is unpaid. */
            paidCents?: number | null;
            /** @description What is open of the amount. Absent if the backend has one payment of an entry at most. */
            openCents?: number;
            /** @description A note about the entry. Absent or empty if there is none. */
            note?: string;
            /** @description Whole days since the effective due day. */
            lateDays?: number;
            /** @description The number of the entry in its series. Absent if it does not repeat. */
            occurrence?: number;
            /** @description Whether the entry has a payment or a refund that is not voided. Its kind then stays. Absent: unknown. */
            hasPayment?: boolean;
            /** @description The `id` of its series. Absent if it does not repeat, or if the backend does not have `getSeries`. */
            seriesId?: string;
            /** @description Whether the caller may delete this entry today, in its present state. Absent: the `operations` of the session decide it for all entries. */
            mayDelete?: boolean;
            /** @description Grows with each change of the entry. Absent if the backend does not detect changes by others. */
            version?: number;
        };
        EntryHistory: {
            /** @description The oldest day first. */
            payments: components["schemas"]["Payment"][];
            /** @description The newest change first. */
            events: components["schemas"]["EntryEvent"][];
        };
        /**
         * @description A payment of an entry, or a refund of one. The principal and the discount settle the amount of the entry. Principal,
         *     interest and fine move money. The fee is added if the entry is payable, and taken off if it is receivable. A refund
         *     has positive parts and counts them negative, but its discount settles what the refund opens again.
         */
        Payment: {
            id: string;
            /** Format: date */
            paidOn: string;
            principalCents: number;
            discountCents: number;
            interestCents: number;
            fineCents: number;
            feeCents: number;
            /** @description How it was paid, as in `Entry`. */
            form: string;
            /** @description Absent or empty if there is none. */
            note?: string;
            /** @description The `id` of the payment whose money went back. Absent if it is no refund. */
            refundOf?: string;
            /** @description The name of the account that the money came to or left. Absent if the company has one account. */
            accountName?: string;
            /** @description Its `id`. Absent if the company has one account. */
            accountId?: string;
            /** @description The line of a bank statement that shows the payment. Absent if none does. */
            reconciledLine?: {
                accountId: string;
                /** Format: date */
                day: string;
            };
            /** @description Who voided the payment, so that it counts in no figure. Absent if nobody did. */
            voided?: {
                /** Format: date-time */
                at: string;
                /** @description The name of the user. Absent if it is unknown. */
                by?: string;
                /** @description Absent or empty if a change of the entry voided the payment. */
                reason?: string;
            };
        };
        /**
         * @description The parts of a payment, as in `Payment`. A 422 refuses: a day after the company's day or before `firstDay`, a part above `cents`,
         *     principal and discount above what is open (reason `above-open`), no part but a fee, a fee of a receivable above the money, an
         *     unknown form, and a note that is longer than `noteLength`.
         */
        NewPayment: {
            /** @description The `version` of the entry that the person saw. */
            version: number;
            /** Format: date */
            paidOn: string;
            principalCents: number;
            discountCents: number;
            interestCents: number;
            fineCents: number;
            feeCents: number;
            /** @description How it was paid, as in `EntryInput`. */
            form: string;
            note?: string;
            /**
             * @description The account of `listMoneyAccounts` that the money came to or left. Absent: the first one. A 422 refuses one that does not exist
             *     (`unknown`) or is archived (`archived`).
             */
            accountId?: string;
        };
        /**
         * @description The parts of a refund, as in `Payment`. A 422 refuses: a day after the company's day (`future`) or before the payment
         *     (`before-payment`), a part above what earlier refunds have left of the payment (`above-left`), a discount above the
         *     principal, no part but a fee, a fee of a receivable above the money, an unknown form, and a note that is longer than
         *     `noteLength`.
         */
        NewRefund: {
            /** @description The `version` of the entry that the person saw. */
            version: number;
            /**
             * Format: date
             * @description The day on which the money went back.
             */
            paidOn: string;
            principalCents: number;
            /** @description What of the principal is not open again, for example because goods came back. */
            discountCents: number;
            interestCents: number;
            fineCents: number;
            /** @description What the bank gave back of its fee. */
            feeCents: number;
            /** @description How the money went back, as in `EntryInput`. */
            form: string;
            note?: string;
            /** @description As in `NewPayment`. Absent means the account of the payment. */
            accountId?: string;
        };
        /** @description A 422 refuses a reason that is empty or longer than `noteLength`. */
        PaymentVoid: {
            /** @description The `version` of the entry that the person saw. */
            version: number;
            /** @description Why the payment should not have been recorded. */
            reason: string;
        };
        EntryEvent: {
            /** Format: date-time */
            happenedAt: string;
            userName: string;
            /**
             * @description What happened: `created`, `changed`, `paid`, `unpaid`, `refunded`, `refund-voided`, `deleted`, `restored` or `imported`.
             *     `series-created`, `series-changed`, `series-ended` and `series-resumed` are of a series. A client shows another
             *     value as a change.
             */
            action: string;
            /** @description The values before and after. Empty if the backend did not record them. */
            changes: {
                /** @description A property of `Entry`, `deleted`, `reason`, or `occurrences` and `lastDueOn` of a series. A client leaves out another one. */
                field: string;
                before: components["schemas"]["RecordedValue"];
                after: components["schemas"]["RecordedValue"];
            }[];
        };
        EventList: {
            /** @description The newest event first. */
            events: components["schemas"]["Event"][];
            /** @description The parameter `after` of the next page, or `null` on the last one. */
            next: string | null;
            /** @description The parameter `after` of the page before. Absent if that is the first page, or if the backend does not know it. */
            previous?: string;
            /** @description For the calendar. 1 is Monday, 7 is Sunday. */
            weekStartsOn?: number;
            /** @description The people by whom events can be filtered. Absent if the backend does not name them. */
            people?: components["schemas"]["EventPerson"][];
            /**
             * Format: date
             * @description The company's day.
             */
            asOf?: string;
        };
        EventPerson: {
            id: string;
            name: string;
        };
        Event: {
            id: string;
            /** Format: date-time */
            happenedAt: string;
            /** @description Who did it. Absent if it is unknown, or if the backend did it by itself. */
            userId?: string;
            /** @description The name at that time. Empty if it is unknown. */
            userName: string;
            /** @description The role at that time, such as `editor` or `admin`. */
            userRole?: string;
            /** @description The `X-Request-Id` of the request. */
            requestId?: string;
            /**
             * @description What happened: a value of `EntryEvent`, `import-undone`, `company-changed`, `categories-changed`, `categories-merged`,
             *     `merge-undone`, `signed-in`, `sign-in-refused`, `session-ended`, `sessions-ended`, `act-refused`, `exported`,
             *     `own-password-refused`, `link-refused`, `setup-refused`, `user-added`, `user-changed`, `user-blocked`, `user-unblocked`,
             *     `user-removed`, `link-made`, `password-reset`, `password-set`, `password-changed`, `installation-set-up`, `events-deleted`, `name-erased`, `account-added`, `account-changed`, `transferred`,
             *     `transfer-voided`, `line-matched`, `line-unmatched`, `line-ignored`, `line-restored`, `month-closed` or `month-reopened`. A client shows another value as a
             *     change.
             */
            action: string;
            /** @description How many attempts of one minute were refused. Absent for other events. */
            attempts?: number;
            entryId?: string;
            importId?: string;
            seriesId?: string;
            /** @description The account, also of a payment. */
            accountId?: string;
            /** @description The name of the entry, of the series, of the account or of the imported file. Absent if there is none any more. */
            objectName?: string;
            /** @description The `kind` of the entry or of the series. */
            objectKind?: string;
            /** @description The user to whom it was done. */
            subjectId?: string;
            /** @description The name of that user. */
            subjectName?: string;
            /** @description The values before and after. */
            changes: {
                /**
                 * @description As in `EntryEvent`, or a property of the company, of a category (`category.` before its name), of a user, of an
                 *     import or of a file. A client leaves out another one.
                 */
                field: string;
                /** @description The name of the category or the day of the holiday that has the field. */
                of?: string;
                before: components["schemas"]["RecordedValue"];
                after: components["schemas"]["RecordedValue"];
                /** @description The value after in words, in the language of the response. Absent if a client knows the words. */
                afterText?: string;
            }[];
        };
        /** @description A value as in `Entry`. `null` if there was none. */
        RecordedValue: string | number | boolean | null;
        /**
         * @description The values of an entry. A 422 refuses: a name that is empty or longer than `nameLength`, a document that is longer
         *     than `documentLength`, a refused character, a category or form that the backend does not have, a category of the
         *     other kind, more instalments than `installments`, an instalment after the last one, a day before `firstDay` or after
         *     `lastDay`, an amount below 1 or above `cents`, a payment after the company's day, and a payment of which only one part
         *     is given.
         */
        EntryInput: {
            /** @enum {string} */
            kind: "receivable" | "payable";
            /** @description The name of the customer or supplier. */
            counterparty: string;
            /** @description The name of a category of `GET categories`. */
            category: string;
            /** @description How it is paid: `pix`, `boleto`, `card`, `cash` or `transfer`. */
            form: string;
            /** @description The number of the document. */
            document?: string;
            installment?: number;
            /** @description The number of instalments of the document. */
            installments?: number;
            /** Format: date */
            issuedOn: string;
            /**
             * Format: date
             * @description The due day as agreed.
             */
            dueOn: string;
            /** @description The agreed amount. */
            amountCents: number;
            /**
             * Format: date
             * @description Absent or `null` if it is unpaid.
             */
            paidOn?: string | null;
            /**
             * @description The paid amount. Absent or `null` if the entry is unpaid. An entry with a payment is paid, whatever the amount. If
             *     less than `amountCents` is paid, the rest is a discount, and nothing stays open. If more is paid, the rest is
             *     interest or a fine. Sums of payments contain the paid amount alone. A client asks the person before it sends
             *     another amount than `amountCents`.
             */
            paidCents?: number | null;
            /**
             * @description The account of the payment, as in `NewPayment`. Absent: that of the payment that it replaces, or else the first one.
             *     Another one alone moves the only payment of an entry, which keeps its parts.
             */
            accountId?: string;
            /**
             * @description A note about the entry. A 422 refuses more than `noteLength`. Only for a backend with `hasNotes` of `GET categories`.
             *     Absent leaves the stored note as it is, because older portals do not send it.
             */
            note?: string;
        };
        /**
         * @description The values that all instalments have, as in `EntryInput`, and either their `plan` or the `installments` themselves. A
         *     422 refuses what it refuses of an entry, more than `installments` of them, an instalment below one cent, both or none of
         *     `plan` and `installments` (reason `missing` of `installments`), and a sum of the instalments that is not the total
         *     (reason `sum`).
         */
        NewInstallments: {
            /** @enum {string} */
            kind: "receivable" | "payable";
            /** @description The name of the customer or supplier. */
            counterparty: string;
            /** @description The name of a category of `GET categories`. */
            category: string;
            /** @description How they are paid, as in `EntryInput`. */
            form: string;
            /** @description The number of the document. */
            document?: string;
            /** Format: date */
            issuedOn: string;
            /** @description The agreed amount of all instalments. */
            totalCents: number;
            /**
             * @description How the total is divided. The down payment is taken off first. The rest is divided into `count` instalments of equal
             *     cents, and the first of them has what cannot be divided. Due days are counted from `firstDueOn`. A day that a month
             *     does not have becomes its last day.
             */
            plan?: {
                /** @description The number of instalments without the down payment. */
                count: number;
                /** Format: date */
                firstDueOn: string;
                rhythm: components["schemas"]["Rhythm"];
                downPayment?: components["schemas"]["Installment"];
            };
            /** @description In their order. */
            installments?: components["schemas"]["Installment"][];
        };
        Installment: {
            /**
             * Format: date
             * @description The due day as agreed.
             */
            dueOn: string;
            amountCents: number;
        };
        EntrySummary: {
            /**
             * Format: date
             * @description The company's day.
             */
            asOf: string;
            weekStartsOn: components["schemas"]["WeekStart"];
            /**
             * @description The entries of each view: to pay and to receive that are not fully paid, those of them that are overdue, fully paid
             *     ones, and all.
             */
            counts: {
                payable: number;
                receivable: number;
                overdue: number;
                paid: number;
                all: number;
            };
            /** @description What is open of all entries. */
            open: components["schemas"]["CentsByKind"];
            /** @description What is open of overdue entries. */
            overdue: components["schemas"]["CentsByKind"];
            /** @description The money of payments and refunds in the company's present month. */
            paid: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                receivableCents: number;
                payableCents: number;
            };
            /** @description The entries that are not fully paid, by the day on which they are late, the earliest first. A group without entries is absent. */
            groups: {
                /** @description `overdue`, `today`, `tomorrow`, `week` for the rest of the company's week, or a month such as `2026-12`. */
                group: string;
                receivable: components["schemas"]["OpenSum"];
                payable: components["schemas"]["OpenSum"];
            }[];
        };
        /** @description `overdue` is what is overdue, with the entries that are late the shortest. */
        CompanyDay: {
            /**
             * Format: date
             * @description The company's day.
             */
            asOf: string;
            /**
             * @description The opening balance with all payments since its day. Absent: no opening balance was typed, so the balance is
             *     unknown.
             */
            balance?: {
                /** @description The balance of the company's day. */
                cents: number;
                openingCents: number;
                /**
                 * Format: date
                 * @description The day at whose start the opening balance counts.
                 */
                openingOn: string;
                link?: components["schemas"]["Link"];
            };
            /**
             * @description What the entries issued in the present month add up to until the company's day: income less expenses, as in an income
             *     statement.
             */
            result?: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** @description The number of these entries. */
                count: number;
                cents: number;
                link?: components["schemas"]["Link"];
            };
            overdue: components["schemas"]["DueEntries"];
            /**
             * @description What is due on each of the seven days from the company's day, by the day on which a payment is late. A day without open
             *     entries may be absent.
             */
            days: {
                /** Format: date */
                day: string;
                receivable: components["schemas"]["OpenSum"];
                payable: components["schemas"]["OpenSum"];
                entries: components["schemas"]["Entry"][];
            }[];
            /** @description Which steps of a beginning are done. Absent: unknown, so none is asked for. */
            steps?: {
                /** @description The opening balance was typed. */
                openingBalance: boolean;
                /** @description A file was imported. */
                import: boolean;
                /** @description The company has an entry. */
                entry: boolean;
            };
        };
        /** @description What is open of some entries, and the first of them. There may be more entries than are listed. */
        DueEntries: {
            receivable: components["schemas"]["OpenSum"];
            payable: components["schemas"]["OpenSum"];
            entries: components["schemas"]["Entry"][];
        };
        SearchResult: {
            /** @description Customers and suppliers whose name has all words, the best match first. */
            names: {
                /** @description The name as entries have it. */
                counterparty: string;
                /** @description The number of its entries. */
                count: number;
                /** @description What is open of its entries. */
                open: components["schemas"]["CentsByKind"];
            }[];
            /** @description Whether more names match. Absent means unknown. */
            hasMoreNames?: boolean;
            /** @description Entries that match, the best match first. */
            entries: components["schemas"]["Entry"][];
            /** @description Whether more entries match. Absent means unknown. */
            hasMoreEntries?: boolean;
        };
        CounterpartyList: {
            /** @description The names, the most used first. */
            counterparties: {
                /** @description The name as entries have it. */
                name: string;
                /** @description The number of its entries of both kinds. */
                count: number;
                /** @description The entry of the asked kind that was added last. Absent if there is none. */
                latest?: {
                    /** @description The name of its category. */
                    category: string;
                    /** @description Its form of payment, as an `Entry` has it. */
                    form: string;
                };
            }[];
        };
        CentsByKind: {
            receivableCents: number;
            payableCents: number;
        };
        OpenSum: {
            count: number;
            /** @description What is open. */
            openCents: number;
        };
        AddedEntries: {
            /** @description The ids of the new entries. */
            ids: string[];
        };
        /**
         * @description `monthEnd`: after the first one, the last day of each month. `twoWeeks`: every 14 days.
         * @enum {string}
         */
        Rhythm: "month" | "monthEnd" | "twoWeeks" | "week";
        /**
         * @description As `Rhythm`, or the business day of each month whose number is `businessDay`. `businessDay`: as banks count, from Monday to
         *     Friday. `wageDay`: as the law counts for wages, with Saturdays, and on the bank day before if banks are shut. A month with
         *     fewer such days has the last one.
         * @enum {string}
         */
        SeriesRhythm: "month" | "monthEnd" | "twoWeeks" | "week" | "businessDay" | "wageDay";
        /**
         * @description The values of the first entry, as in `EntryInput`, and how it repeats. Due days are counted from the first one, as in
         *     `NewInstallments`. Each entry is issued as many days before its due day as the first one. The series ends after
         *     `occurrences` entries, or with the last due day that is not after `lastDueOn`, or never. A 422 refuses what it refuses of
         *     an entry, both ends together (reason `range`), and more than `installments` entries up to 12 months ahead.
         */
        NewSeries: {
            /** @enum {string} */
            kind: "receivable" | "payable";
            /** @description The name of the customer or supplier. */
            counterparty: string;
            /** @description The name of a category of `GET categories`. */
            category: string;
            /** @description How it is paid, as in `EntryInput`. */
            form: string;
            /** @description The number of the document. */
            document?: string;
            /** Format: date */
            issuedOn: string;
            /**
             * Format: date
             * @description The first due day as agreed.
             */
            dueOn: string;
            /** @description The agreed amount of each entry. */
            amountCents: number;
            rhythm: components["schemas"]["SeriesRhythm"];
            /**
             * @description The number of the business day. Only with the rhythms of `seriesRhythms`, and required there. A first due day that is
             *     another one is refused (422, reason `not-business-day`), and `rightDay` names the right one.
             */
            businessDay?: number;
            /** @description The number of entries. Absent if it is not known. */
            occurrences?: number;
            /**
             * Format: date
             * @description No entry is due after this day. Absent if there is no such day.
             */
            lastDueOn?: string;
        };
        /** @description The rule of entries that repeat, and the values of its next entries. */
        RecurringSeries: {
            id: string;
            /** @description Grows with each change of the series or of one of its entries. */
            version: number;
            /** @enum {string} */
            kind: "receivable" | "payable";
            /** @description The name of the customer or supplier. */
            counterparty: string;
            /** @description The name of the category. */
            category: string;
            /** @description How it is paid, as in `Entry`. */
            form: string;
            /** @description The number of the document. */
            document?: string;
            /** @description The agreed amount of each entry. */
            amountCents: number;
            /** @description As in `SeriesRhythm`. A client names another value as it is. */
            rhythm: string;
            /** @description The number of the business day, as in `NewSeries`. */
            businessDay?: number;
            /**
             * Format: date
             * @description The due day from which the others are counted.
             */
            anchorOn: string;
            /**
             * Format: date
             * @description The due day of the first entry.
             */
            firstDueOn: string;
            /**
             * Format: date
             * @description The due day of the first unpaid entry that is not late. Absent if there is none.
             */
            nextDueOn?: string;
            /**
             * Format: date
             * @description The due day of the last entry that is stored. Absent without entries.
             */
            storedUntil?: string;
            /**
             * Format: date
             * @description No further entry is due after this day. Absent if the series has no end.
             */
            endsOn?: string;
            /** @description The number of entries after which the series ends. Absent if no number ends it. */
            occurrences?: number;
            /** @description The number of stored entries. */
            entryCount: number;
            /** @description Whether the series is `ended`, as in the parameter `state`. */
            isEnded: boolean;
            /**
             * Format: date
             * @description The day of the company. Only of `GET series/{id}`.
             */
            asOf?: string;
            /** @description The changes of the series, the newest first. Only of `GET series/{id}`. */
            events?: components["schemas"]["EntryEvent"][];
        };
        SeriesList: {
            series: components["schemas"]["RecurringSeries"][];
            total: {
                /** @description The number of series on all pages. */
                count: number;
            };
            /** @description The parameter `after` of the next page. Absent or `null` means that this is the last page. */
            next?: string | null;
            /** @description The parameter `after` of the page before. `null` means that this is the first page. */
            previous?: string | null;
            /** @description The number of series before this page. */
            offset?: number;
            /**
             * Format: date
             * @description The day of the company.
             */
            asOf?: string;
        };
        SeriesEndChange: {
            /** @description The `version` of the series that the person saw. */
            version: number;
            /**
             * Format: date
             * @description No entry is to be due after this day. `null` removes the end. A 422 refuses a day before `firstDueOn` (reason
             *     `before-first`), and one that needs more than `installments` new entries.
             */
            lastDueOn: string | null;
        };
        EndOfSeries: {
            /** @description The due days of the entries that the end deletes. */
            removed: string[];
            /** @description The later entries that stay. */
            kept: components["schemas"]["LeftOutEntry"][];
            /** @description The due days of the entries that are added or restored. */
            added: string[];
        };
        /** @description What the end has changed, and the series as it is now. */
        ChangedSeriesEnd: components["schemas"]["EndOfSeries"] & {
            series: components["schemas"]["RecurringSeries"];
        };
        /**
         * @description `following`: the entry and those after it. `open`: all that nothing is paid of.
         * @enum {string}
         */
        Scope: "following" | "open";
        /** @description The new values, as in `EntryInput`. A 422 refuses an entry without a series (field `scope`). */
        OccurrenceChange: {
            /** @description The `version` of the entry that the person saw. */
            version: number;
            scope: components["schemas"]["Scope"];
            /** @description The name of the customer or supplier. */
            counterparty: string;
            /** @description The name of a category of `GET categories`. */
            category: string;
            /** @description How it is paid, as in `EntryInput`. */
            form: string;
            /** @description The number of the document. */
            document?: string;
            /**
             * Format: date
             * @description The day of issue of this entry. The others have the same distance.
             */
            issuedOn: string;
            /**
             * Format: date
             * @description The due day of this entry. Another one moves the others too.
             */
            dueOn: string;
            /** @description The agreed amount of each entry. */
            amountCents: number;
        };
        OccurrenceDeletion: {
            /** @description The `version` of the entry that the person saw. */
            version: number;
            scope: components["schemas"]["Scope"];
        };
        LeftOutEntry: {
            id: string;
            /** Format: date */
            dueOn: string;
            /**
             * @description `paid`: the entry has a payment. `separate`: a person has changed it alone.
             * @enum {string}
             */
            reason: "paid" | "separate";
        };
        ChangedOccurrences: {
            /** @description The ids of the changed or deleted entries. */
            ids: string[];
            /** @description The entries of the scope that stay as they are. */
            leftOut: components["schemas"]["LeftOutEntry"][];
        };
        /** @description The new values of an entry, and the version to which they belong. */
        EntryChange: components["schemas"]["EntryInput"] & {
            /** @description The `version` that the person has changed. Absent if the entry had none. */
            version?: number;
        };
        PaymentList: {
            entries: {
                id: string;
                /** Format: date */
                paidOn: string;
                /** @description The paid amount, as in `EntryInput`. */
                paidCents: number;
                /** @description As in `NewPayment`. */
                accountId?: string;
                version?: components["schemas"]["SeenVersion"];
            }[];
        };
        /**
         * @description A 422 names the position of an entry, such as `entries.0.category`. It refuses a category or form that the backend does not
         *     have, a category of the other kind, a day before `firstDay` or after `lastDay`, and an entry that is sent twice (field
         *     `entries`, reason `repeated`).
         */
        EntryChanges: {
            entries: {
                id: string;
                /** @description The `version` of the entry that the person saw. */
                version: number;
                /** @description The name of the customer or supplier. Absent if it stays. Only for a backend with `changesNames` of `GET categories`. */
                counterparty?: string;
                /** @description The name of a category. Absent if it stays. */
                category?: string;
                /** @description How it is paid, as in `EntryInput`. Absent if it stays. */
                form?: string;
                /**
                 * Format: date
                 * @description The due day as agreed. Absent if it stays.
                 */
                dueOn?: string;
            }[];
        };
        ChangedEntries: {
            entries: {
                id: string;
                /** @description The `version` after the change. */
                version: number;
            }[];
        };
        EntryIds: {
            ids: string[];
        };
        EntryDeletion: components["schemas"]["EntryIds"] & {
            /** @description The versions of the entries that have one. An entry that is absent here is deleted whatever its version. */
            versions?: {
                id: string;
                version: components["schemas"]["SeenVersion"];
            }[];
        };
        /** @description The `version` of the entry that the person saw. Absent if the entry had none. */
        SeenVersion: number;
        EntrySelection: {
            ids: string[];
            /**
             * @description The format of the file, by default `xlsx`.
             * @enum {string}
             */
            format?: "xlsx" | "csv";
            /**
             * @description The order of the entries, as in `GET entries`. By default `dueOn`.
             * @enum {string}
             */
            sort?: "dueOn" | "-dueOn" | "issuedOn" | "-issuedOn" | "amount" | "-amount" | "counterparty" | "-counterparty";
        };
        EntryReport: {
            /** @description Without it, the report has all entries that match the filters. */
            ids?: string[];
        };
        TooManyEntries: {
            message: string;
            /** @description `too-many-entries`, the number of entries is above the limit. */
            reason?: string;
            /** @description The largest number of entries of a report. */
            most: number;
        };
        EntryCount: {
            count: number;
        };
        ImportForm: {
            /** @description The bytes of the file. The name of the file is for display only. */
            file: string;
            /** @description The choices as JSON. Absent for none. */
            choices?: string;
        };
        /** @description How a file is read, and which of its rows are imported. The backend makes each choice that is absent. */
        ImportChoices: {
            /** @description The name of the sheet. Absent for csv. */
            sheet?: string;
            /** @description The field of each column of the file, or `null` if the column is not imported. */
            columns?: components["schemas"]["ImportField"][];
            /**
             * @description The order in days that are texts.
             * @enum {string}
             */
            dateOrder?: "day-first" | "month-first";
            /**
             * @description Whether the short year of a day such as `26/12/10` is its first number. Then `dateOrder` decides nothing. Only if
             *     the preview has `year-first` in `dateOrders`.
             */
            isYearFirst?: boolean;
            /**
             * @description The decimal separator in amounts that are texts.
             * @enum {string}
             */
            decimal?: "comma" | "point";
            /** @description The values of fields that the file does not have. */
            defaults?: {
                /** @enum {string} */
                kind?: "receivable" | "payable";
                category?: string;
                /** @description The category of entries to receive. Overrides `category`. */
                receivableCategory?: string;
                /** @description The category of entries to pay. Overrides `category`. */
                payableCategory?: string;
                form?: string;
            };
            /**
             * @description The category and the form of payment of the rows with one name, where a row has none. They override `defaults`.
             *     Accents and case of the name do not matter.
             */
            groups?: {
                counterparty: string;
                category?: string;
                form?: string;
            }[];
            /**
             * @description The payment day of rows that are paid and have no payment day. `due-day`: the due day, at latest the company's
             *     day. `none`: the entries stay open.
             * @enum {string}
             */
            paidDay?: "due-day" | "none";
            /**
             * @description Whether the rows of a bank statement are payments of their day. A row after the company's day stays open.
             * @enum {string}
             */
            statement?: "paid" | "open";
            /**
             * @description The account of `accounts` of the preview that the payments of the file came to or left. The question `account` stays open
             *     without one of them.
             */
            account?: string;
            /**
             * @description Where the kind is from if the column `kind` contradicts the words around the table: from the column, or `kindHint`
             *     of the preview for all rows.
             * @enum {string}
             */
            kindSource?: "column" | "words";
            /**
             * @description The sign of an amount to pay in a column `signedAmount`. With `positive`, as in the bill of a card, the other
             *     amounts are a question of `oppositeSign`.
             * @enum {string}
             */
            expenseSign?: "negative" | "positive";
            /**
             * @description What the rows are whose amount has another sign than most rows of their kind, or that have a word such as `nota de
             *     crédito` in a list of one kind.
             */
            oppositeSign?: {
                /**
                 * @description `opposite`: they are of the opposite kind. `leave-out`: they are not imported. `ignore`: neither the sign
                 *     nor the word has a meaning.
                 * @enum {string}
                 */
                rows: "opposite" | "leave-out" | "ignore";
                /** @description The `cents` of the question in the preview. With another sum the question stays open. */
                cents: number;
            };
            /**
             * @description What the rows are that have a payment, and a status that says they are open, or the reverse: a paid status, and a paid
             *     amount of 0. `open`: the payment is not imported.
             * @enum {string}
             */
            statusConflict?: "paid" | "open";
            /**
             * @description `swap`: day and month of the days that are no texts are exchanged, because a spreadsheet has read them in another
             *     order than they were written.
             * @enum {string}
             */
            swappedDays?: "swap" | "keep";
            /**
             * @description What is done with the rows of a bank statement whose amount and kind an entry of about the same day has. Without it
             *     they are left out.
             * @enum {string}
             */
            sameAmount?: "leave-out" | "add";
            /**
             * @description What is done with rows and columns that the spreadsheet hides. Without it they are left out.
             * @enum {string}
             */
            hidden?: "leave-out" | "include";
            /** @description What the rest is in rows that are paid with less than their amount. */
            underpaid?: {
                /**
                 * @description `discount`: the entries are paid, and the rest is a discount. `leave-out`: the rows are not imported.
                 * @enum {string}
                 */
                rest: "discount" | "leave-out";
                /**
                 * @description True with `leave-out`: the rows are imported as paid in part instead, and the rest stays open. Only if the
                 *     preview has `canStayOpen`.
                 */
                staysOpen?: boolean;
                /** @description The `cents` of `underpaid` of the preview. With another sum the question stays open. */
                cents: number;
            };
            /** @description What the excess is in rows that are paid with more than their amount. */
            overpaid?: {
                /** @enum {string} */
                excess: "interest" | "fine" | "leave-out";
                /** @description The `cents` of `overpaid` of the preview. With another sum the question stays open. */
                cents: number;
            };
            /**
             * @description What the words of the file mean, for those that are no value of the field. Accents and case do not matter. A word
             *     of `status` becomes `open`, `paid`, or `left-out` for a row that is not imported, such as a cancelled one.
             */
            values?: {
                /** @enum {string} */
                field: "kind" | "category" | "form" | "status";
                /** @description The text in the file. */
                value: string;
                /** @description The value of the entry. */
                becomes: string;
            }[];
            /**
             * @description What is done with rows equal to an entry.
             * @enum {string}
             */
            duplicates?: "leave-out" | "add";
            /** @description Rows that are added although they are equal to an entry. */
            duplicateRows?: number[];
            /**
             * @description `refuse` imports nothing if one row is invalid.
             * @enum {string}
             */
            invalid?: "leave-out" | "refuse";
        };
        /**
         * @description `kind`, `counterparty`, `category`, `form`, `document`, `installment`, `installments`, `issuedOn`, `dueOn`, `amount`,
         *     `paidOn`, `paid`, `discount`, `interest`, `fine`, `fee` or `open`. Discount, interest, fine and fee are parts of the
         *     payment, which must add up to `paid`. `open` is what the payment leaves. In `signedAmount`, a negative amount is to pay and a positive one to receive. `amountIn` and
         *     `amountOut` are two columns: an amount in the first is to receive, and one in the second is to pay. `status` says
         *     whether an entry is paid. A backend may have other fields.
         */
        ImportField: string | null;
        ImportPreview: {
            file: {
                /** @description `xlsx` or `csv`. */
                format: string;
                /** @description The encoding of a csv: `utf-8`, `utf-16le` or `windows-1252`. */
                encoding?: string;
            };
            /** @description The names of the sheets that have rows. Empty for csv. */
            sheets: string[];
            /** @description The newest import of the same bytes and the same sheet that is not undone, or `null`. */
            known: null | {
                /** Format: date-time */
                importedAt: string;
                importedBy: string;
            };
            /** @description The row with the titles, counted from 1. `null` if there is none. */
            headerRow: number | null;
            columns: {
                /** @description Empty if the file has none. */
                title: string;
                /** @description The first values, as text. */
                samples: string[];
                field: components["schemas"]["ImportField"];
            }[];
            choices: components["schemas"]["ImportChoices"];
            /**
             * @description What the file leaves open and the person must choose before an import: `dateOrder`, `decimal`, `paidDay`,
             *     `statement`, `account`, `underpaid`, `overpaid`, `kindSource`, `expenseSign`, `oppositeSign`, `statusConflict`, `swappedDays`, `status` if
             *     a column that is not read may say what is paid, or the name of a required field without column and default.
             *     `category` and `form` are also asked for rows whose column is empty. `columns` answers `status`, also without it.
             */
            questions: string[];
            /** @description The accounts that take the payments of the file. Absent if one alone does, or if nothing is paid. */
            accounts?: components["schemas"]["AccountChoice"][];
            /** @description The rows that some of the questions are about, also of answered ones. Absent if there are none. */
            questionRows?: {
                /** @description One of `questions`, `sameAmount`, or a notice without an answer: `farDays` or `paidNotes`. */
                question: string;
                /** @description The number of rows. */
                count: number;
                /** @description The sum of their amounts, without signs. */
                cents?: number;
                /** @description The first 100 rows. */
                rows: {
                    /** @description The row of the file, counted from 1. */
                    row: number;
                    /** @description Its values. */
                    text: string;
                }[];
            }[];
            /**
             * @description The names of rows without category or form of payment in the file, by kind, at most 100 of those with most rows.
             *     Absent if each row has both.
             */
            groups?: {
                counterparty: string;
                /** @description Absent if it is not known. */
                kind?: string;
                /** @description The number of rows. */
                rows: number;
                /** @description The sum of their amounts. */
                cents: number;
            }[];
            /** @description The kind that the words around the table mean, such as the name of the file. Absent if they mean none or both. */
            kindHint?: string;
            /** @description What the spreadsheet hides, whatever the choice of the same name. Absent if it hides nothing. */
            hidden?: {
                /** @description The number of hidden rows below the titles. */
                rows: number;
                /** @description The titles of hidden columns. */
                columns: string[];
            };
            /**
             * @description The rows that these choices would import and that are paid with less than their amount, whatever the choice of the
             *     same name. Absent if there are none, or if the decimal separator is an open question.
             */
            underpaid?: {
                /** @description The number of rows. */
                count: number;
                /** @description The sum of what is missing. */
                cents: number;
                /** @description Whether the rest can stay open. Absent: it cannot. */
                canStayOpen?: boolean;
                /** @description The part of `cents` that is to receive. Absent if the kind of a row is not known. */
                receivableCents?: number;
                /** @description The first 100 rows. */
                rows: {
                    /** @description The row of the file, counted from 1. */
                    row: number;
                    counterparty?: string;
                    amountCents: number;
                    paidCents: number;
                    /** @description What is missing. Absent if it is the amount less the paid amount. */
                    restCents?: number;
                }[];
            };
            /**
             * @description The rows that these choices would import and that are paid with more than their amount, as `underpaid`. Absent also
             *     if the backend does not ask, and stores the excess as interest.
             */
            overpaid?: {
                /** @description The number of rows. */
                count: number;
                /** @description The sum of what is too much. */
                cents: number;
                /** @description The first 100 rows. */
                rows: {
                    /** @description The row of the file, counted from 1. */
                    row: number;
                    counterparty?: string;
                    amountCents: number;
                    paidCents: number;
                }[];
            };
            /** @description Other tables of the sheet, whose rows are not read. Absent if there are none. */
            otherTables?: {
                /** @description The row with the titles. */
                row: number;
                /** @description The titles. */
                titles: string;
            }[];
            /**
             * @description Texts of the file that show what `dateOrder` decides: one that can be read in both orders, and one for each order
             *     that cannot be read in the other. Absent if no day depends on the order.
             */
            dayExamples?: {
                row: number;
                text: string;
            }[];
            /** @description The orders that the days of the file can have, if one of them is `year-first`. Absent: it cannot be. */
            dateOrders?: string[];
            /** @description The words of the file that are no value of the field, and what they mean. */
            values: {
                field: string;
                value: string;
                rows: number;
                /** @description `null` if the backend does not know it. */
                becomes: string | null;
            }[];
            counts: {
                rows: number;
                ready: number;
                duplicates: number;
                invalid: number;
                /** @description Rows that are no entries, like totals, and rows that a choice leaves out. */
                skipped: number;
            };
            /** @description The numbers of the skipped rows by reason, the largest first. Absent if none is skipped. */
            skipped?: {
                /** @description As `skipReason`. */
                reason: string;
                count: number;
            }[];
            /** @description The first 100 rows of each state, in the order of the file. */
            rows: components["schemas"]["ImportRow"][];
        };
        ImportRow: {
            /** @description The row of the file, counted from 1. */
            row: number;
            /** @description `ready`, `duplicate`, `invalid` or `skipped`. */
            state: string;
            /** @description The values of a skipped row. */
            text?: string;
            /**
             * @description Why a row is skipped: `titles`, `total` (also a balance), `note` (one cell alone), `example` (of the template),
             *     `incomplete` (neither a due day nor a name), `other-table`, `hidden`, `status` (such as cancelled), `same-amount`, or
             *     `choice`.
             */
            skipReason?: string;
            /** @description What is understood of the entry. A value that is not understood is absent. */
            entry: {
                kind?: string;
                counterparty?: string;
                category?: string;
                form?: string;
                document?: string;
                installment?: number;
                installments?: number;
                issuedOn?: components["schemas"]["Day"];
                dueOn?: components["schemas"]["Day"];
                amountCents?: number;
                paidOn?: components["schemas"]["Day"];
                paidCents?: number;
                discountCents?: number;
                interestCents?: number;
                fineCents?: number;
                feeCents?: number;
                /** @description What stays open. Absent if the payment settles the entry. */
                openCents?: number;
            };
            /** @description The `id` of the equal entry. Absent if it is a row of the same file. */
            duplicateOf?: string;
            problems: {
                /** @description The name of an import field. */
                field: string;
                /**
                 * @description As in `EntryProblems`, or `not-a-day`, `not-an-amount`, `not-a-count`, `formula` (without a result),
                 *     `cell-error` (the result is an error such as `#REF!`), `currency` (not in reais), `scale` (in thousands or
                 *     millions), `percent`, `parts` (discount, interest and fine do not add up to the paid amount), `joined`
                 *     (interest and fine in one amount), or `unpaid` (only a payment has the value).
                 */
                reason: string;
                /** @description The text in the file, at most 100 characters. */
                value?: string;
            }[];
        };
        ImportResult: {
            id: string;
            added: number;
            /** @description Rows that were left out. */
            duplicates: number;
            /** @description Rows that were left out. */
            invalid: number;
            /** @description Rows that are no entries. */
            skipped: number;
        };
        ImportProblem: {
            /** @description One sentence for the user, without technical details. */
            message: string;
            /**
             * @description `no-table` (empty, or without a row of values), `broken`, `encrypted`, `old-format` (`.xls`), `inflated` (over 64
             *     MB), `rows` (over 10,000), `columns` (over 50), `line` (a line of a csv is too long), `cell` (a cell is too long),
             *     `quotes` (a quotation mark of a csv is not closed), `fields` (a row of a csv has more fields than titles),
             *     `web-page`, `json`, `months` (each month has a column), `journal` (accounts of debit and credit), `slow` (reading
             *     takes too long), `open-questions`, `invalid-rows` (the choices refuse invalid rows),
             *     `nothing-to-add`, `choices` (a choice does not fit the file), `bank-statement` (an OFX), `no-statement`, `ofc` (an old format of
             *     statements), or
             *     `other-currency`. A backend may have other reasons.
             */
            reason: string;
            /** @description The row of the file with the cause, if there is one. */
            row?: number;
        };
        ImportList: {
            imports: {
                id: string;
                /** @description The name of the file, without a path and control characters. */
                fileName: string;
                /** Format: date-time */
                importedAt: string;
                importedBy: string;
                added: number;
                /** Format: date-time */
                undoneAt: string | null;
            }[];
        };
        ImportUndone: {
            removed: number;
            /** @description The entries that were changed or paid since. */
            keptCount: number;
            /** @description The first 100 of them. */
            kept: components["schemas"]["Entry"][];
        };
        StatementForm: {
            /** @description The bytes of the file. The name of the file is for display only. */
            file: string;
            /** @description The choices as JSON. Absent for none. */
            choices?: string;
        };
        /** @description How a statement is read, and which of its lines are stored. */
        StatementChoices: {
            /**
             * @description The order in days that are texts.
             * @enum {string}
             */
            dateOrder?: "day-first" | "month-first" | "year-first";
            /**
             * @description The decimal separator in amounts that are texts.
             * @enum {string}
             */
            decimal?: "comma" | "point";
            /** @description The money account of each account of the file. The backend remembers those that have a key. */
            accounts?: {
                /** @description The `key` of a part of the preview. */
                key: string;
                accountId: string;
                /**
                 * @description Whether positive amounts are money that leaves the account, as in the statements of some cards. The backend
                 *     remembers it for a card.
                 */
                inverts?: boolean;
            }[];
            /** @description Rows that are stored although their day and amount are stored already. */
            taken?: number[];
        };
        MoneyAccountName: {
            id: string;
            name: string;
            /** @description `bank`, `cash` or `card`. A backend may have other kinds. */
            kind: string;
        };
        StatementPreview: {
            file: {
                /** @description `ofx`, `xlsx` or `csv`. */
                format: string;
            };
            /** @description The newest import of the same bytes that is not undone, or `null`. */
            known: null | {
                /** Format: date-time */
                importedAt: string;
                importedBy: string;
            };
            /** @description What the whole file leaves open: `dateOrder` or `decimal`. */
            questions: string[];
            choices: components["schemas"]["StatementChoices"];
            /** @description The accounts that can be chosen. */
            moneyAccounts: components["schemas"]["MoneyAccountName"][];
            /** @description One for each account of the file. */
            parts: components["schemas"]["StatementPart"][];
        };
        StatementPart: {
            /** @description Names the account in the file. Empty if the file does not name it. */
            key: string;
            /** @description The number of the bank. */
            bankCode?: string;
            /** @description The last characters of the account's number. */
            numberEnd?: string;
            /** @description Whether it is the bill of a card. */
            isCard: boolean;
            /** @description The money account. `null`: the person must choose it. */
            accountId: string | null;
            /** @description The account of the last import with the same columns, if the file names none. It is a proposal: the person confirms it. */
            suggestedAccountId?: string;
            /** @description Whether the amounts of the file have the other sign. Absent if it is a question. */
            inverts?: boolean;
            /** @description `account` or `inverts`, if the person must choose it before the import. */
            questions: string[];
            /**
             * Format: date
             * @description The day of the first line.
             */
            from?: string;
            /**
             * Format: date
             * @description The day of the last line.
             */
            to?: string;
            /** @description What the bank says the balance is at the end of a day, or `null`. */
            balance: null | {
                /** Format: date */
                day: string;
                cents: number;
            };
            counts: {
                new: number;
                /** @description Lines that are stored already. */
                known: number;
                /** @description Lines whose day and amount another stored line has. */
                perhaps: number;
                /** @description Rows that are no movement, such as balances. */
                leftOut: number;
                /** @description Rows that cannot be read. */
                problems: number;
            };
            /** @description The sum of the new lines that add money. */
            inCents: number;
            /** @description The sum of the new lines that take money, without sign. */
            outCents: number;
            /** @description The first 100 lines of each state, and 500 of `perhaps`. A CPF is hidden but for its middle. */
            lines: {
                /** @description The row of a table, or the number of the movement, from 1. */
                row: number;
                /** Format: date */
                day: string;
                /** @description Negative: money that leaves the account. */
                cents: number;
                text: string;
                document?: string;
                /** @description `new`, `known` or `perhaps`. */
                state: string;
            }[];
            leftOut: {
                /**
                 * @description `balance`, `zero` (an amount of 0), `not-booked` (a day after today), `total`, `titles`, `other-table`, or
                 *     `note`.
                 */
                reason: string;
                count: number;
            }[];
            /** @description The first 100 rows that cannot be read. */
            problems: {
                row: number;
                /**
                 * @description `day`, `amount`, `ambiguous-amount` (such as `1.234`), `two-amounts`, `sign`, `currency`, `balance` (the
                 *     balance of the file contradicts the amount), or `cut` (the file ends too early).
                 */
                reason: string;
            }[];
        };
        StatementResult: {
            id: string;
            added: number;
            /** @description Lines that were stored already. */
            known: number;
            /** @description Lines that may be stored already and were left out. */
            perhaps: number;
            leftOut: number;
            problems: number;
            /** @description The money accounts of the file. */
            accountIds: string[];
        };
        BalanceComparison: {
            latest?: components["schemas"]["ComparedBalance"];
            firstDifference?: components["schemas"]["BalanceDifference"];
        };
        /** @description Both balances at the end of a day. */
        ComparedBalance: {
            /** Format: date */
            day: string;
            /** @description The balance that a statement says. */
            bankCents: number;
            /** @description The opening balance, and what was paid and transferred since. */
            bookCents: number;
        };
        /** @description The first day on which the balances differ, and what usually explains it. */
        BalanceDifference: {
            /** Format: date */
            day: string;
            bankCents: number;
            bookCents: number;
            /**
             * Format: date
             * @description The day after the last one that agrees, or that of the first line.
             */
            from?: string;
            unexplainedLines?: components["schemas"]["CountedMoney"];
            unmatchedMovements?: components["schemas"]["CountedMoney"];
        };
        /**
         * @description `unexplainedLines` are lines since `from` that no payment or transfer explains, and `unmatchedMovements` are payments and
         *     transfers since `from` that no line shows.
         */
        CountedMoney: {
            count: number;
            /** @description Their sum. Negative: money that left the account. */
            cents: number;
        };
        ProposalList: {
            /** @description All lines of the account that wait, also those of later pages. */
            waiting: {
                lines: number;
                inCents: number;
                /** @description Without sign. */
                outCents: number;
            };
            lines: {
                id: string;
                /** Format: date */
                day: string;
                /** @description Negative: money that left the account. */
                cents: number;
                text: string;
                document?: string;
                version: number;
                proposal?: components["schemas"]["Proposal"];
                /**
                 * @description Open entries like a line without a proposal, the nearest first. Their day or amount is too far away. A person
                 *     chooses one of them in the search.
                 */
                similar?: components["schemas"]["Proposal"][];
                /** @description A waiting line of another account with the opposite amount, at most three days away. Both are probably a transfer. */
                otherSide?: {
                    accountId: string;
                    accountName: string;
                    lineId: string;
                    version: number;
                    /** Format: date */
                    day: string;
                };
                /** @description The name and the category of the newest entry to which a line with this text was matched. */
                usual?: {
                    counterparty: string;
                    category: string;
                };
            }[];
        };
        /** @description What a line probably is. A person confirms it. */
        Proposal: {
            /** @description Whether nothing else is nearly as likely. */
            isStrong: boolean;
            /**
             * @description The reasons: `document`, `amount`, `amount-with-charges`, `amount-less-fee`, `day`, `name`, `memory` or `sum`. `memory`:
             *     a line with this text was of this name before. `sum`: several entries of one name. `amount-differs` is no reason: another amount is to be
             *     explained. A backend may have other ones.
             */
            signs: string[];
            /** @description Days from the day of the proposed item to that of the line. */
            daysLater: number;
            items: components["schemas"]["ProposalItem"][];
        };
        ProposalItem: {
            /**
             * @description `payment` or `transfer`, which was recorded before, or `entry`, which gets a payment. A backend may have other kinds, which
             *     are not proposed.
             */
            kind: string;
            id: string;
            /**
             * Format: date
             * @description The day of the money, or the expected day of an entry.
             */
            day: string;
            /**
             * Format: date
             * @description The agreed due day of an entry, if `day` is another one.
             */
            dueOn?: string;
            /** @description The money, or what is open. Negative: it leaves the account. */
            cents: number;
            /** @description The name of the other account for a transfer. */
            counterparty: string;
            document?: string;
            installment?: number;
            installments?: number;
            /** @description That of an entry. */
            version?: number;
            /** @description The payment of an entry that explains the line. Absent if a person has to explain the difference. */
            payment?: {
                principalCents: number;
                discountCents: number;
                interestCents: number;
                fineCents: number;
                feeCents: number;
                form: string;
            };
        };
        LineCandidates: {
            recorded: components["schemas"]["LineCandidateGroup"];
            open: components["schemas"]["LineCandidateGroup"];
        };
        /**
         * @description `recorded` are payments and transfers, which are only linked. `open` are entries, which get a payment. `count` is the number of
         *     those that match, of which `items` has the first 20.
         */
        LineCandidateGroup: {
            items: components["schemas"]["LineCandidate"][];
            count: number;
        };
        LineCandidate: {
            /** @description `payment`, `transfer` or `entry`. A portal leaves out other kinds. */
            kind: string;
            id: string;
            /**
             * Format: date
             * @description The day of the money, or the due day of an entry.
             */
            day: string;
            /** @description The money, or what is open. Negative: it leaves the account. */
            cents: number;
            /** @description The name of the other account for a transfer. */
            counterparty: string;
            document?: string;
            installment?: number;
            installments?: number;
            /** @description That of an entry. */
            version?: number;
            /** @description How an entry is paid. */
            form?: string;
        };
        Reconciliation: {
            lines: {
                id: string;
                /** @description The `version` of the line that the person saw. */
                version: number;
                /** @description Payments that were recorded before, by their ids. */
                payments?: string[];
                /** @description Transfers that were recorded before, by their ids. */
                transfers?: string[];
                entries?: components["schemas"]["ReconciledEntry"][];
            }[];
        };
        /** @description An entry that gets a payment on the day of the line. The parts are those of `NewPayment`. */
        ReconciledEntry: {
            id: string;
            version: number;
            principalCents: number;
            discountCents: number;
            interestCents: number;
            fineCents: number;
            feeCents: number;
            form: string;
        };
        Reconciled: {
            /** @description The lines that are reconciled, by their ids. */
            lines: string[];
        };
        ReconciliationProblem: {
            message: string;
            reason?: string;
            /** @description The line that is refused. */
            lineId?: string;
            /** @description What the parts are short of the line. Negative: they are too much. */
            missingCents?: number;
            problems?: {
                field: string;
                reason: string;
            }[];
        };
        /** @description What a line is, either `entry` or `transfer`. */
        LineRecord: {
            /** @description The `version` of the line that the person saw. */
            version: number;
            /** @description The values of the new entry. Its days, amount and kind are those of the line. */
            entry?: {
                counterparty: string;
                category: string;
                form: string;
                document?: string;
                note?: string;
            };
            transfer?: {
                otherAccountId: string;
                note?: string;
                /** @description The line of the other account that shows the same money, which is reconciled too. */
                otherLine?: {
                    id: string;
                    version: number;
                };
            };
        };
        LineVersion: {
            /** @description The `version` of the line that the person saw. */
            version: number;
        };
        /** @description A 422 refuses a reason that is empty or longer than `noteLength`. */
        IgnoredLine: {
            version: number;
            reason: string;
        };
        StatementUndone: {
            /** @description The number of removed lines. */
            removed: number;
        };
        StatementLineList: {
            account: components["schemas"]["MoneyAccountName"];
            lines: {
                id: string;
                /** Format: date */
                day: string;
                /** @description Negative: money that left the account. */
                cents: number;
                text: string;
                document?: string;
                /** @description `new`, `matched` or `ignored`. A backend may have other states. */
                state: string;
                /** @description The entries whose payments the line is. */
                entries?: {
                    id: string;
                    counterparty: string;
                }[];
                /** @description The transfers that the line is. */
                transfers?: {
                    otherAccountId: string;
                    otherAccountName: string;
                    /** Format: date */
                    day: string;
                    /** @description Whether the reconciliation has made the transfer. An undo then voids it. */
                    isMade?: boolean;
                }[];
                /** @description Why the line is ignored. */
                ignoreReason?: string;
                /** @description For an act on the line. Absent if the backend reconciles nothing. */
                version?: number;
                importId: string;
            }[];
            /** @description The newest imports of the account that are not undone. */
            imports: {
                id: string;
                fileName: string;
                /** Format: date-time */
                importedAt: string;
                importedBy: string;
                /** @description Its lines in this account. */
                added: number;
            }[];
            /** @description The `after` of the next page, or `null`. */
            next: string | null;
        };
        CategoryList: {
            categories: {
                name: string;
                /** @description The line of the income statement. */
                group: string;
                /**
                 * @description Absent if entries of both kinds may have this category.
                 * @enum {string}
                 */
                kind?: "receivable" | "payable";
                /** @description Whether the category is not to be offered for new entries. Entries may still have it. */
                isArchived?: boolean;
            }[];
            asOf: components["schemas"]["Day"];
            /** @description Whether entries have a `note`. Absent means that they have none. */
            hasNotes?: boolean;
            /** @description Whether `POST entries/changes` takes a `counterparty`. Absent means that it does not. */
            changesNames?: boolean;
            /** @description The rhythms with a `businessDay` that a series may have. Absent means none. */
            seriesRhythms?: string[];
        };
        CategoryChart: {
            /** @description Grows with each change of the chart. */
            version: number;
            categories: components["schemas"]["ChartCategory"][];
            /** @description Categories that a company of this kind usually has. A client adds those that are missing. */
            presets: {
                id: string;
                title: string;
                categories: {
                    name: string;
                    group: components["schemas"]["CategoryGroup"];
                    isTax: boolean;
                }[];
            }[];
        };
        /**
         * @description The line of the income statement: `revenue`, `deductions`, `costs`, `expenses`, `financial` or `incomeTax`. Entries of a
         *     category of `revenue` are to receive, those of `financial` are of both kinds, and all others are to pay.
         */
        CategoryGroup: string;
        ChartCategory: {
            id: string;
            name: string;
            group: components["schemas"]["CategoryGroup"];
            /** @description The due day of a tax in a boleto does not move to the next business day. */
            isTax: boolean;
            isArchived: boolean;
            /** @description Number of entries without the deleted ones. */
            entries: number;
            /** @description Whether an entry, a deleted entry, a series or a merge needs the category, so that it cannot be deleted. */
            isUsed: boolean;
            /**
             * Format: date
             * @description The first day of issue of the entries. Figures from this day on change with the group. Absent without entries.
             */
            firstOn?: string;
            /** @description The categories that are merged into this one. */
            merged: {
                id: string;
                name: string;
            }[];
        };
        /**
         * @description All categories in their new order. A 422 refuses: a name that is empty, longer than `categoryNameLength` or that of
         *     another category (also of a merged one, and without regard to case and accents), a refused character, an unknown id or
         *     group, a group for entries of the other kind (`other-kind`), and a chart that leaves out a used category (`in-use`).
         */
        CategoryChartChange: {
            version: number;
            categories: {
                /** @description Absent for a new category. */
                id?: string;
                name: string;
                group: string;
                isTax: boolean;
                isArchived: boolean;
            }[];
        };
        /**
         * @description A 422 refuses: an unknown or merged category, two equal ones (`repeated`), and one whose entries are of the other kind
         *     (`other-kind`).
         */
        CategoryMerge: {
            version: number;
            /** @description The category that loses its entries. */
            id: string;
            intoId: string;
        };
        /** @description A 422 refuses a category that is not merged (`unknown`). */
        UndoneMerge: {
            version: number;
            /** @description The merged category. */
            id: string;
        };
        MoneyAccountList: {
            /** @description The first account, then the others in the order of their names. */
            accounts: components["schemas"]["MoneyAccount"][];
            /**
             * Format: date
             * @description The company's day.
             */
            asOf: string;
        };
        MoneyAccount: {
            id: string;
            name: string;
            /** @description `bank`, `cash`, `card`, or a kind that a client does not know. */
            kind: string;
            /** @description The number of the bank, as statements have it. Empty: unknown. */
            bankCode?: string;
            /** @description The last digits of the number of the account. Empty if unknown. */
            numberEnd?: string;
            /** @description The balance at the start of `openingOn`. Negative if it is owed. */
            openingCents?: number;
            /**
             * Format: date
             * @description Earlier payments are part of the opening balance.
             */
            openingOn?: string;
            /** @description Whether statements have purchases with a positive amount. */
            invertsAmounts?: boolean;
            /** @description Whether it takes no new payment or transfer. */
            isArchived: boolean;
            version: number;
            /** @description The balance of the company's day. Absent without an opening balance. */
            balanceCents?: number;
            /** @description Whether its opening balance is that of the company. Absent means no. */
            isOfCompany?: boolean;
            /** @description Lines of its statements that are neither reconciled nor ignored. */
            waitingLines?: number;
            /** @description The forms of payment for which the caller has used this account last. */
            lastForms?: string[];
        };
        /**
         * @description A 422 refuses: a name that is empty, longer than `nameLength` or that another account has (`repeated`), an unknown kind, a
         *     number of a bank that is not up to three digits or an end that is not up to four letters or digits (`invalid`), an opening
         *     balance beyond `cents`, and a day of it before `firstDay` or after the company's day.
         */
        NewMoneyAccount: {
            name: string;
            /** @description `bank`, `cash`, `card`, or a kind that a client does not know. */
            kind: string;
            /** @description The number of the bank, as statements have it. Empty: unknown. */
            bankCode?: string;
            /** @description The last digits of the number of the account. Empty if unknown. */
            numberEnd?: string;
            /** @description The balance at the start of `openingOn`. Negative if it is owed. */
            openingCents: number;
            /**
             * Format: date
             * @description Earlier payments are part of the opening balance.
             */
            openingOn: string;
            /** @description Whether statements have purchases with a positive amount. */
            invertsAmounts?: boolean;
        };
        /**
         * @description As for a new account. An absent opening balance stays. A 422 also refuses a day of the opening balance after a payment or transfer of the account
         *     (`after-movements`), and another opening balance of the first account (`of-company`).
         */
        MoneyAccountChange: {
            version: number;
            name: string;
            /** @description `bank`, `cash`, `card`, or a kind that a client does not know. */
            kind: string;
            /** @description The number of the bank, as statements have it. Empty: unknown. */
            bankCode?: string;
            /** @description The last digits of the number of the account. Empty if unknown. */
            numberEnd?: string;
            /** @description The balance at the start of `openingOn`. Negative if it is owed. */
            openingCents?: number;
            /**
             * Format: date
             * @description Earlier payments are part of the opening balance.
             */
            openingOn?: string;
            /** @description Whether statements have purchases with a positive amount. */
            invertsAmounts?: boolean;
            isArchived: boolean;
        };
        AccountMovements: {
            account: components["schemas"]["MoneyAccount"];
            /** @description The newest day first. */
            movements: components["schemas"]["AccountMovement"][];
            /** @description The parameter `after` of the next page, or `null` on the last one. */
            next: string | null;
        };
        AccountMovement: {
            id: string;
            /** @description `payment`, `refund`, `transfer`, or a kind that a client does not know. */
            kind: string;
            /** Format: date */
            day: string;
            /** @description Negative if the money left the account. */
            cents: number;
            /** @description The balance after it. Absent before the day of the opening balance. */
            balanceCents?: number;
            /** @description The entry of a payment or refund. */
            entryId?: string;
            /** @description The counterparty of the entry. */
            counterparty?: string;
            /** @description The document of the entry. */
            document?: string;
            transferId?: string;
            /** @description The other account of a transfer. */
            otherAccountId?: string;
            otherAccountName?: string;
            note?: string;
        };
        /**
         * @description A 422 refuses: an account that does not exist (`unknown`), is archived (`archived`) or is the other one (`same-account`), a
         *     day after the company's day (`future`) or before the day of the opening balance of one of the accounts (`before-opening`), an
         *     amount that is not 1 to `cents`, and a note that is longer than `noteLength`.
         */
        NewTransfer: {
            fromAccountId: string;
            toAccountId: string;
            /** Format: date */
            movedOn: string;
            cents: number;
            note?: string;
        };
        Transfer: {
            id: string;
            fromAccountId: string;
            toAccountId: string;
            /** Format: date */
            movedOn: string;
            cents: number;
            note?: string;
            /** @description Whether it counts in no balance. Absent means no. */
            isVoided?: boolean;
        };
        /** @description A 422 refuses a reason that is empty or longer than `noteLength`. */
        TransferVoid: {
            /** @description Why the transfer should not have been recorded. */
            reason: string;
        };
        MonthList: {
            months: components["schemas"]["Month"][];
            /**
             * Format: date
             * @description The last day of the closed months. `null` means that no month is closed.
             */
            closedUntil: string | null;
            /** @description Grows with each change of the company's row. */
            version: number;
            /**
             * Format: date
             * @description The company's day.
             */
            asOf?: string;
        };
        Month: {
            month: string;
            isClosed: boolean;
            /**
             * Format: date-time
             * @description Absent if it is unknown or the month is not closed.
             */
            closedAt?: string;
            /** @description The name of the person who closed the month. Absent as `closedAt` is. */
            closedBy?: string;
            /** @description Lines of statements that are not reconciled. Absent for a closed month. */
            newLines?: number;
            /** @description Entries that are due in the month and still open. Absent for a closed month. */
            openEntries?: number;
            /**
             * @description The names of the accounts whose balance differs from that of the bank. The difference begins in the month or before.
             *     Absent for a closed month.
             */
            differingAccounts?: string[];
            /** @description Whether the income statement of a closed month has changed since its closing. Absent if it has not. */
            statementChanged?: boolean;
        };
        MonthClosing: {
            /** @description The last month to close. */
            month: string;
            /** @description That of `MonthList`. */
            version: number;
        };
        /** @description A 422 refuses a reason that is empty or longer than `noteLength`. */
        MonthReopening: {
            /** @description The first month to reopen. */
            month: string;
            /** @description That of `MonthList`. */
            version: number;
            reason: string;
        };
        SetupState: {
            /** @description Whether no user was ever added. */
            isOpen: boolean;
            /** @description The time zones that the company may have. Absent means that the person types an IANA name. */
            timeZones?: components["schemas"]["TimeZone"][];
        };
        TimeZone: {
            /** @description The IANA name. */
            id: string;
            /** @description Names of cities or states. */
            title: string;
        };
        /**
         * @description The first administrator and the company. A 422 refuses a name that is empty or longer than `nameLength`, a time zone
         *     that is not in the list, a balance above `cents`, an `openingOn` before `firstDay` or after the company's day, and one
         *     of both alone. The field of a problem of the company is its path, such as `company.openingOn`.
         */
        Setup: {
            /** @description What the server has printed. */
            secret: string;
            login: string;
            name: string;
            /** @description The exact password. It is never trimmed. */
            password: string;
            company: {
                name: string;
                /** @description The IANA name. */
                timeZone: string;
                /** @description The bank balance at the start of `openingOn`. */
                openingCents?: number;
                /** Format: date */
                openingOn?: string;
            };
        };
        /** @description With `problems`, values are refused. Else the secret is wrong. */
        SetupRefusal: {
            /** @description One sentence for the user, without technical details. */
            message: string;
            /** @description `wrong-secret`, or absent. */
            reason?: string;
            problems?: {
                /** @description The path of the field in the body. */
                field: string;
                /** @description As in `EntryProblems`. */
                reason: string;
            }[];
        };
        Company: {
            name: string;
            /** @description The IANA name. It decides which day it is for the company. */
            timeZone: string;
            /** @description The bank balance at the start of `openingOn`. Negative for an overdraft. */
            openingCents: number;
            /**
             * Format: date
             * @description `null` if no balance was given yet.
             */
            openingOn: string | null;
            weekStartsOn: components["schemas"]["WeekStart"];
            /** @description The revenue to reach in each month. Absent or `null` means no target. */
            monthlyTargetCents?: number | null;
            /**
             * @description The fine of a late payment, in hundredths of a percent: 200 is 2 %. `null` means no fine. Absent if the backend does
             *     not have this setting. `api-spec/lateCharges.ts` computes the proposal.
             */
            fineBasisPoints?: number | null;
            /**
             * @description The simple interest of a late payment for 30 days, in hundredths of a percent. `null` means no interest. Absent if
             *     the backend does not have this setting.
             */
            interestBasisPoints?: number | null;
            /** @description The lines of the address, for prints and reports. Empty means none. Absent if the backend does not have this setting. */
            address?: string[];
            /**
             * @description The CPF (11 digits) or CNPJ (14 characters, of which the first 12 may be letters), without punctuation. It is for prints and
             *     reports alone. `null` means none. Absent if the backend does not have this setting. `api-spec/taxNumber.ts` checks it.
             */
            taxNumber?: string | null;
            /** @description A PNG or JPEG file in base64, for prints and reports. `null` means none. Absent if the backend does not have this setting. */
            logo?: string | null;
            /** @description The state and municipal holidays. The backend knows the national ones. */
            holidays: components["schemas"]["Holiday"][];
            /** @description The time zones that a company may have. Absent means that only the present one is known. */
            timeZones?: components["schemas"]["TimeZone"][];
            /** @description Grows with each change. Absent if the backend does not detect changes by others. */
            version?: number;
        };
        /**
         * @description The new data of a company, and the version to which they belong. A 422 refuses: a name that is empty or longer than
         *     `nameLength` (`holidayNameLength` for a holiday), a refused character, a time zone that is not in the list, a balance
         *     or a target above `cents`, a target below 1, a fine or interest below 1 or above `basisPoints`, a day before `firstDay` or after `lastDay`, an `openingOn` after the
         *     company's day, and two holidays on the same day. It also refuses an address with more than `addressLines` lines or a line longer
         *     than `addressLineLength`, a `taxNumber` with wrong check digits (`check-digits`), and a logo that is no usable PNG or JPEG (`image`),
         *     has more bytes than `logoBytes` (`too-large`), or a side with more pixels than `logoPixels` (`dimensions`).
         */
        CompanyChange: {
            name: string;
            /** @description The IANA name. */
            timeZone: string;
            openingCents: number;
            /** Format: date */
            openingOn: string;
            weekStartsOn: number;
            /** @description Absent or `null` removes the target. */
            monthlyTargetCents?: number | null;
            /** @description `null` removes the fine. Absent leaves it as it is, because older portals do not know it. */
            fineBasisPoints?: number | null;
            /** @description `null` removes the interest. Absent leaves it as it is. */
            interestBasisPoints?: number | null;
            /** @description An empty list removes the address. Absent leaves it as it is. */
            address?: string[];
            /** @description With or without punctuation. `null` removes it. Absent leaves it as it is. */
            taxNumber?: string | null;
            /** @description Base64. `null` removes the logo. Absent leaves it as it is. */
            logo?: string | null;
            holidays: components["schemas"]["Holiday"][];
            /** @description The `version` that the person has changed. Absent if the company had none. */
            version?: number;
        };
        Holiday: {
            /** Format: date */
            day: string;
            name: string;
        };
        EntryProblems: {
            /** @description What is open of the entry. Only for a payment. */
            openCents?: number;
            /**
             * Format: date
             * @description The business day of the rhythm. Only for a series.
             */
            rightDay?: string;
            /** @description One sentence for the user, without technical details. */
            message: string;
            problems: {
                /** @description The name of the field in the body. A holiday, an instalment or a changed entry has its position too: `holidays.0.day`. */
                field: string;
                /**
                 * @description `missing`, `too-long`, `characters` (one that no text may have), `unknown` (not in the list of the backend),
                 *     `other-kind` (a category for entries of the other kind), `range`, `order` (an instalment after the last one), `sum` (of instalments, other than the total), `future` (after the company's day),
                 *     `above-open`, `above-left` (of a payment that is refunded), `before-payment` (a refund before its payment), `below-settled`,
                 *     `several-payments` (change them one by one), `has-payment` (the kind of an entry that has one), `not-business-day`, `repeated`,
                 *     `check-digits`, `image`, `too-large` or `dimensions`. A backend may have other reasons.
                 */
                reason: string;
            }[];
        };
        EntryConflict: {
            /** @description One sentence for the user, without technical details. */
            message: string;
            /** @description `changed-meanwhile`, `not-open` for a payment, `has-payment` for a deletion, `refunded` for one that has a refund, `is-refund` for one that is a refund, `above-amount`, `reconciled` for a payment that a line of a statement shows, or `month-closed` for a payment, a transfer or an opening balance of a closed month. */
            reason: string;
            /** @description The name of the person who made the change. */
            changedBy?: string;
            /** @description The entries that are paid or no longer exist, those that were changed meanwhile, or those that have a payment. */
            ids?: string[];
            /**
             * Format: date
             * @description The last day of the closed months, with `month-closed`.
             */
            closedUntil?: string;
        };
        ForeignEntries: {
            /** @description One sentence for the user, without technical details. */
            message: string;
            /**
             * @description `not-own`: the user may delete and restore only what the user has added today. `not-permitted`: the role of the user is
             *     the cause.
             */
            reason?: string;
            /** @description The entries that the user may not delete or restore. */
            ids?: string[];
        };
        Problem: {
            /** @description One sentence for the user, without technical details. */
            message: string;
            /**
             * @description Adds to the status. `busy` with a 503 means that the backend has too many sign-ins or changes at the same time. `not-permitted` with a 403
             *     means that the role of the user is the cause. `unknown-dashboard` with a 404 means that the backend offers the
             *     operation, but has no such dashboard. `unknown-entry` with a 404 means the same for an entry, `unknown-payment` for a payment, `unknown-import` for an import, and `unknown-series` for a series.
             *     `too-many-files` with a 503 means that other files are being made, `own-file-running` with a 429 that another file
             *     of the user is, and `report-too-slow` with a 503 that a report takes too long. `characters` with a 400 means that a text has
             *     a character that no text may have. `in-progress` with a 409 and `other-content` with a 422 belong to the header
             *     `Idempotency-Key`, and their content type is `application/problem+json`. A 401 to a token may say why its session is over:
             *     `session-expired`, `session-ended` by a person, or `user-blocked`.
             */
            reason?: string;
        };
    };
    responses: {
        /** @description The body does not match the schema of the operation, or `Idempotency-Key` is malformed. */
        BadRequest: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing, invalid or expired. */
        Unauthorized: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend does not offer this operation. */
        NotFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend does not offer this operation. */
        NotAllowed: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend does not offer this operation. */
        NotImplemented: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend does not offer this operation, or the user does not exist (`unknown-user`). */
        NoUser: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend does not offer this operation, or the account does not exist (`unknown-account`). */
        NoMoneyAccount: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend does not offer this operation. */
        Absent: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The first request with this `Idempotency-Key` still runs (`in-progress`). Nothing is changed twice. */
        KeyInProgress: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description A payment, a transfer or an opening balance is of a closed month (`month-closed`), or the first request with this
         *     `Idempotency-Key` still runs (`in-progress`).
         */
        MonthClosed: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EntryConflict"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An earlier request with this `Idempotency-Key` had other content (`other-content`). It was done. */
        KeyReused: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A value is refused. The entries stay as they are. */
        EntryRefused: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EntryProblems"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The form lacks the file, has other parts, or its choices do not match their schema. */
        BadForm: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The file has over 5 MB, or the choices over 128 KiB. */
        FileTooLarge: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not form data, or the file is neither xlsx nor csv. */
        UnsupportedFile: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The file cannot be imported with these choices. Nothing is stored. */
        ImportRefused: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImportProblem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request has the csrf cookie without the matching header. */
        Forbidden: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The role of the user does not permit it, or the request has the csrf cookie without the matching header. */
        NotPermitted: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The body is over 16 KiB, over 128 KiB for a list of entries, or over 256 KiB for the company's data, a
         *     selection to export or changes of entries.
         */
        TooLarge: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedType: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Too many attempts, or too many requests of one user at the same time. The message is the same for known and unknown
         *     logins.
         */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Another file of the user is still being read, made or sent, and others wait for it already. Too many requests of one
         *     user at the same time have this status too, without the reason.
         */
        OtherFile: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description An internal error of the backend. */
        Broken: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend is temporarily unavailable or overloaded. The client may retry. */
        Unavailable: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
         *     language if it can, else in its own language. A backend may ignore the header.
         * @example pt-BR
         */
        AcceptLanguage: string;
        /**
         * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
         *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
         *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
         *
         *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
         *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
         *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
         *     language than the request asks for. A request with other parameters or another body is refused (422, reason
         *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
         *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
         * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
         */
        IdempotencyKey: string;
        /**
         * @description The `id` of an entry.
         * @example 4711
         */
        EntryId: string;
        /**
         * @description The `id` of a payment of the entry.
         * @example 81
         */
        PaymentId: string;
        /**
         * @description The `id` of a user.
         * @example 9b2f6c3e-8a7d-4f11-b0c4-5d2e6a7f1c20
         */
        UserId: string;
        /**
         * @description The `id` of a bank, cash or card account.
         * @example 2
         */
        MoneyAccountId: string;
        /**
         * @description The `id` of a transfer.
         * @example 5
         */
        TransferId: string;
        /**
         * @description The `id` of an import.
         * @example 7
         */
        ImportId: string;
        /**
         * @description The `id` of a line of a statement.
         * @example 41
         */
        StatementLineId: string;
        /**
         * @description The `id` of a money account.
         * @example 1
         */
        StatementAccountId: string;
        /**
         * @description The `id` of an import of a statement.
         * @example 3
         */
        StatementId: string;
        /** @description Entries to receive or to pay. */
        EntryKind: "receivable" | "payable";
        /**
         * @description `paid` or `unpaid`, or unpaid with an effective due day in the future (`open`), today (`today`) or before today
         *     (`overdue`).
         */
        EntryStatus: "open" | "today" | "overdue" | "unpaid" | "paid";
        /** @description The first day, by the time zone of the company. */
        EventFrom: components["schemas"]["Day"];
        /** @description The last day. */
        EventTo: components["schemas"]["Day"];
        /** @description The `id` of a person who did it, or to whom it was done. */
        EventUser: string;
        /**
         * @description What happened. `entries` and `payments` are changes of the books. `imports` has imports and their undoing. `settings` has the
         *     company, the categories and the events themselves. `signIns` has sign-ins, refused ones and the end of sessions. `users` has
         *     changes of users and passwords. `exports` has files that were taken, and `refusals` what was refused.
         */
        EventGroup: "entries" | "payments" | "imports" | "settings" | "signIns" | "users" | "exports" | "refusals";
        /** @description The `id` of an entry, also of a deleted one. Its import, its series and merges of its category are included. */
        EventEntry: string;
        /** @description The first effective due day. */
        EntryDueFrom: components["schemas"]["Day"];
        /** @description The last effective due day. */
        EntryDueTo: components["schemas"]["Day"];
        /**
         * @description The `id` of a money account. Entries with a payment in it, on the days of payment of the filter. The sums of payments
         *     are those of the account.
         */
        EntryAccount: string;
        /** @description The first day of payment. */
        EntryPaidFrom: components["schemas"]["Day"];
        /** @description The last day of payment. */
        EntryPaidTo: components["schemas"]["Day"];
        /** @description The first day of issue. */
        EntryIssuedFrom: components["schemas"]["Day"];
        /** @description The last day of issue. */
        EntryIssuedTo: components["schemas"]["Day"];
        /** @description The fewest whole days since the effective due day, for unpaid entries. */
        EntryLateFrom: number;
        /** @description The most whole days since the effective due day, for unpaid entries. */
        EntryLateTo: number;
        /** @description The name of the customer or supplier, as in an entry. */
        EntryCounterparty: string;
        /** @description The name of the category, as in an entry. */
        EntryCategory: string;
        /** @description The line of the income statement to which the category of the entry belongs. */
        EntryGroup: "revenue" | "deductions" | "costs" | "expenses" | "financial" | "incomeTax";
        /** @description The form of payment, as in an entry. */
        EntryForm: string;
        /** @description The number of the document, as in an entry. */
        EntryDocument: string;
        /**
         * @description Words that each occur in the name of the customer or supplier, or in the number of the document. A part of a word
         *     is enough. Accents and case do not count.
         */
        EntrySearch: string;
        /** @description The `seriesId` of the entries. Only for a backend that has `getSeries`. */
        EntrySeries: string;
        /**
         * @description The `id` of a series.
         * @example 12
         */
        SeriesId: string;
        /** @description The `id` of the import that added the entries. */
        EntryImport: string;
        /**
         * @description The order of the entries. `-` means the largest or latest first, or from Z to A. `dueOn` is the effective due day.
         *     Accents and case do not count in the order of `counterparty`.
         */
        EntrySort: "dueOn" | "-dueOn" | "issuedOn" | "-issuedOn" | "amount" | "-amount" | "counterparty" | "-counterparty";
    };
    requestBodies: never;
    headers: {
        /**
         * @description The language of the titles and messages in the body. The portal marks texts in another language than the page's with
         *     it. If it is absent, the language is unknown.
         * @example pt-BR
         */
        ContentLanguage: string;
        /**
         * @description Identifies the content of the response. It changes with the entries, the company's day, the period, the language and
         *     the version of the backend.
         * @example "etag-of-the-scenario"
         */
        ETag: string;
        /**
         * @description `attachment`, with the name of the file: `attachment; filename="lancamentos-2026-11-23.xlsx"`. Without a name the
         *     portal chooses one.
         * @example attachment
         */
        ContentDisposition: string;
        /** @description Seconds to wait. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The sign-in was accepted or refused. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description Too many attempts. The message is the same for known and unknown logins. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Broken"];
            /** @description The backend is temporarily unavailable. With the reason `busy`, too many people are signing in. The client may retry. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSetup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether somebody has to set up the installation. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupState"];
                };
            };
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Setup"];
            };
        };
        responses: {
            /** @description The installation is set up. The administrator can sign in. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            /** @description The installation is set up already (`set-up-already`). */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description The secret or a value is refused. Nothing is stored. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupRefusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session of the token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotAllowed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotAllowed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company's day. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyDay"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDashboards: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Codes and titles, in the order of the menu. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotAllowed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboard: {
        parameters: {
            query?: {
                /** @description `today`, the last 7, 30 or 90 days up to today, the present month or year, or the days `from` to `to`. */
                period?: "today" | "7d" | "30d" | "90d" | "month" | "year" | "own";
                /** @description The first day. Only with the period `own`, which needs both days. */
                from?: components["schemas"]["Day"];
                /** @description The last day, not before `from` and at most ten years after it. Only with the period `own`. */
                to?: components["schemas"]["Day"];
                /** @description One of the `accounts` of the dashboard. Only the figures of cash are returned, and they are those of this account. */
                account?: string;
            };
            header?: {
                /** @description The `ETag` of an earlier response. */
                "If-None-Match"?: string;
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The code of a dashboard.
                 * @example default
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard with its widgets, in the order in which they are shown. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description Nothing has changed since the response with the `ETag` in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The period is unknown, or its days are missing, invalid or in the wrong order. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The role of the user may not open this dashboard. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description No dashboard has this code, no account has this id (`unknown-account`), or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["NotAllowed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEntries: {
        parameters: {
            query?: {
                /** @description Entries to receive or to pay. */
                kind?: components["parameters"]["EntryKind"];
                /**
                 * @description `paid` or `unpaid`, or unpaid with an effective due day in the future (`open`), today (`today`) or before today
                 *     (`overdue`).
                 */
                status?: components["parameters"]["EntryStatus"];
                /** @description The first effective due day. */
                dueFrom?: components["parameters"]["EntryDueFrom"];
                /** @description The last effective due day. */
                dueTo?: components["parameters"]["EntryDueTo"];
                /** @description The first day of payment. */
                paidFrom?: components["parameters"]["EntryPaidFrom"];
                /** @description The last day of payment. */
                paidTo?: components["parameters"]["EntryPaidTo"];
                /** @description The first day of issue. */
                issuedFrom?: components["parameters"]["EntryIssuedFrom"];
                /** @description The last day of issue. */
                issuedTo?: components["parameters"]["EntryIssuedTo"];
                /** @description The fewest whole days since the effective due day, for unpaid entries. */
                lateFrom?: components["parameters"]["EntryLateFrom"];
                /** @description The most whole days since the effective due day, for unpaid entries. */
                lateTo?: components["parameters"]["EntryLateTo"];
                /** @description The name of the customer or supplier, as in an entry. */
                counterparty?: components["parameters"]["EntryCounterparty"];
                /** @description The name of the category, as in an entry. */
                category?: components["parameters"]["EntryCategory"];
                /** @description The line of the income statement to which the category of the entry belongs. */
                group?: components["parameters"]["EntryGroup"];
                /** @description The form of payment, as in an entry. */
                form?: components["parameters"]["EntryForm"];
                /** @description The number of the document, as in an entry. */
                document?: components["parameters"]["EntryDocument"];
                /**
                 * @description Words that each occur in the name of the customer or supplier, or in the number of the document. A part of a word
                 *     is enough. Accents and case do not count.
                 */
                search?: components["parameters"]["EntrySearch"];
                /** @description The `id` of the import that added the entries. */
                import?: components["parameters"]["EntryImport"];
                /** @description The `seriesId` of the entries. Only for a backend that has `getSeries`. */
                series?: components["parameters"]["EntrySeries"];
                /**
                 * @description The `id` of a money account. Entries with a payment in it, on the days of payment of the filter. The sums of payments
                 *     are those of the account.
                 */
                account?: components["parameters"]["EntryAccount"];
                /**
                 * @description The order of the entries. `-` means the largest or latest first, or from Z to A. `dueOn` is the effective due day.
                 *     Accents and case do not count in the order of `counterparty`.
                 */
                sort?: components["parameters"]["EntrySort"];
                /** @description The `next` or `previous` of another page, with the same filters and order. */
                after?: string;
                /** @description The most entries of the page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryList"];
                };
            };
            /** @description A filter, the order, the cursor or the limit is invalid, or a parameter is unknown. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotAllowed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryInput"];
            };
        };
        responses: {
            /** @description The entry is stored. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description The backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            409: components["responses"]["MonthClosed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description A value is refused. The entry is not stored. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    summarizeEntries: {
        parameters: {
            query?: {
                /** @description The first effective due day. */
                dueFrom?: components["parameters"]["EntryDueFrom"];
                /** @description The last effective due day. */
                dueTo?: components["parameters"]["EntryDueTo"];
                /** @description The first day of issue. */
                issuedFrom?: components["parameters"]["EntryIssuedFrom"];
                /** @description The last day of issue. */
                issuedTo?: components["parameters"]["EntryIssuedTo"];
                /** @description The name of the customer or supplier, as in an entry. */
                counterparty?: components["parameters"]["EntryCounterparty"];
                /** @description The name of the category, as in an entry. */
                category?: components["parameters"]["EntryCategory"];
                /** @description The line of the income statement to which the category of the entry belongs. */
                group?: components["parameters"]["EntryGroup"];
                /** @description The form of payment, as in an entry. */
                form?: components["parameters"]["EntryForm"];
                /** @description The number of the document, as in an entry. */
                document?: components["parameters"]["EntryDocument"];
                /**
                 * @description Words that each occur in the name of the customer or supplier, or in the number of the document. A part of a word
                 *     is enough. Accents and case do not count.
                 */
                search?: components["parameters"]["EntrySearch"];
                /** @description The `id` of the import that added the entries. */
                import?: components["parameters"]["EntryImport"];
                /** @description The `seriesId` of the entries. Only for a backend that has `getSeries`. */
                series?: components["parameters"]["EntrySeries"];
            };
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts and sums. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntrySummary"];
                };
            };
            /** @description A filter is invalid, or a parameter is unknown. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query: {
                /**
                 * @description Words that each occur in the name of the customer or supplier, or in the number of the document. A part of a word
                 *     is enough. Accents and case do not count. A text without a word of three characters may find only the names that
                 *     begin with it, and no entries.
                 */
                q: string;
                /** @description The text as an amount, if it is one. Entries with this agreed amount match too. */
                amountCents?: number;
            };
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            /** @description A parameter is missing, invalid or unknown. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid or expired. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestCounterparties: {
        parameters: {
            query: {
                /**
                 * @description Words that each begin a word of the name, in any order. Accents and case do not count. A text without a word of
                 *     three characters may find only the names that begin with it.
                 */
                search: string;
                /** @description The kind of the entries that `latest` is about. Absent means both kinds. */
                kind?: "receivable" | "payable";
            };
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CounterpartyList"];
                };
            };
            /** @description A parameter is missing, invalid or unknown. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid or expired. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEntries: {
        parameters: {
            query?: {
                /** @description Entries to receive or to pay. */
                kind?: components["parameters"]["EntryKind"];
                /**
                 * @description `paid` or `unpaid`, or unpaid with an effective due day in the future (`open`), today (`today`) or before today
                 *     (`overdue`).
                 */
                status?: components["parameters"]["EntryStatus"];
                /** @description The first effective due day. */
                dueFrom?: components["parameters"]["EntryDueFrom"];
                /** @description The last effective due day. */
                dueTo?: components["parameters"]["EntryDueTo"];
                /** @description The first day of payment. */
                paidFrom?: components["parameters"]["EntryPaidFrom"];
                /** @description The last day of payment. */
                paidTo?: components["parameters"]["EntryPaidTo"];
                /** @description The first day of issue. */
                issuedFrom?: components["parameters"]["EntryIssuedFrom"];
                /** @description The last day of issue. */
                issuedTo?: components["parameters"]["EntryIssuedTo"];
                /** @description The fewest whole days since the effective due day, for unpaid entries. */
                lateFrom?: components["parameters"]["EntryLateFrom"];
                /** @description The most whole days since the effective due day, for unpaid entries. */
                lateTo?: components["parameters"]["EntryLateTo"];
                /** @description The name of the customer or supplier, as in an entry. */
                counterparty?: components["parameters"]["EntryCounterparty"];
                /** @description The name of the category, as in an entry. */
                category?: components["parameters"]["EntryCategory"];
                /** @description The line of the income statement to which the category of the entry belongs. */
                group?: components["parameters"]["EntryGroup"];
                /** @description The form of payment, as in an entry. */
                form?: components["parameters"]["EntryForm"];
                /** @description The number of the document, as in an entry. */
                document?: components["parameters"]["EntryDocument"];
                /**
                 * @description Words that each occur in the name of the customer or supplier, or in the number of the document. A part of a word
                 *     is enough. Accents and case do not count.
                 */
                search?: components["parameters"]["EntrySearch"];
                /** @description The `id` of the import that added the entries. */
                import?: components["parameters"]["EntryImport"];
                /** @description The `seriesId` of the entries. Only for a backend that has `getSeries`. */
                series?: components["parameters"]["EntrySeries"];
                /**
                 * @description The `id` of a money account. Entries with a payment in it, on the days of payment of the filter. The sums of payments
                 *     are those of the account.
                 */
                account?: components["parameters"]["EntryAccount"];
                /**
                 * @description The order of the entries. `-` means the largest or latest first, or from Z to A. `dueOn` is the effective due day.
                 *     Accents and case do not count in the order of `counterparty`.
                 */
                sort?: components["parameters"]["EntrySort"];
                /** @description The format of the file. */
                format?: "xlsx" | "csv";
            };
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. If the connection ends early, the file is incomplete. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            /** @description A filter, the order or the format is invalid, or a parameter is unknown. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotAllowed"];
            429: components["responses"]["OtherFile"];
            500: components["responses"]["Broken"];
            501: components["responses"]["NotImplemented"];
            /** @description The backend is temporarily unavailable, or it makes too many files at the same time. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportSelection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntrySelection"];
            };
        };
        responses: {
            /** @description The file. If the connection ends early, the file is incomplete. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["Absent"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["OtherFile"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            /** @description The backend is temporarily unavailable, or it makes too many files at the same time. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportEntries: {
        parameters: {
            query?: {
                /** @description Entries to receive or to pay. */
                kind?: components["parameters"]["EntryKind"];
                /**
                 * @description `paid` or `unpaid`, or unpaid with an effective due day in the future (`open`), today (`today`) or before today
                 *     (`overdue`).
                 */
                status?: components["parameters"]["EntryStatus"];
                /** @description The first effective due day. */
                dueFrom?: components["parameters"]["EntryDueFrom"];
                /** @description The last effective due day. */
                dueTo?: components["parameters"]["EntryDueTo"];
                /** @description The first day of payment. */
                paidFrom?: components["parameters"]["EntryPaidFrom"];
                /** @description The last day of payment. */
                paidTo?: components["parameters"]["EntryPaidTo"];
                /** @description The first day of issue. */
                issuedFrom?: components["parameters"]["EntryIssuedFrom"];
                /** @description The last day of issue. */
                issuedTo?: components["parameters"]["EntryIssuedTo"];
                /** @description The fewest whole days since the effective due day, for unpaid entries. */
                lateFrom?: components["parameters"]["EntryLateFrom"];
                /** @description The most whole days since the effective due day, for unpaid entries. */
                lateTo?: components["parameters"]["EntryLateTo"];
                /** @description The name of the customer or supplier, as in an entry. */
                counterparty?: components["parameters"]["EntryCounterparty"];
                /** @description The name of the category, as in an entry. */
                category?: components["parameters"]["EntryCategory"];
                /** @description The line of the income statement to which the category of the entry belongs. */
                group?: components["parameters"]["EntryGroup"];
                /** @description The form of payment, as in an entry. */
                form?: components["parameters"]["EntryForm"];
                /** @description The number of the document, as in an entry. */
                document?: components["parameters"]["EntryDocument"];
                /**
                 * @description Words that each occur in the name of the customer or supplier, or in the number of the document. A part of a word
                 *     is enough. Accents and case do not count.
                 */
                search?: components["parameters"]["EntrySearch"];
                /** @description The `id` of the import that added the entries. */
                import?: components["parameters"]["EntryImport"];
                /** @description The `seriesId` of the entries. Only for a backend that has `getSeries`. */
                series?: components["parameters"]["EntrySeries"];
                /**
                 * @description The `id` of a money account. Entries with a payment in it, on the days of payment of the filter. The sums of payments
                 *     are those of the account.
                 */
                account?: components["parameters"]["EntryAccount"];
                /**
                 * @description The order of the entries. `-` means the largest or latest first, or from Z to A. `dueOn` is the effective due day.
                 *     Accents and case do not count in the order of `counterparty`.
                 */
                sort?: components["parameters"]["EntrySort"];
            };
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryReport"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["Absent"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description The entries are too many for one report. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyEntries"];
                };
            };
            429: components["responses"]["OtherFile"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            /** @description The backend is temporarily unavailable, or it makes too many files at the same time, or the report took too long. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All categories, and the company's day. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategoryChart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chart. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryChart"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryChartChange"];
            };
        };
        responses: {
            /** @description The new chart. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryChart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            /** @description Another person has changed the chart meanwhile. It stays as it is. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description A value is refused. The chart stays as it is. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryMerge"];
            };
        };
        responses: {
            /** @description The new chart. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryChart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            /** @description Another person has changed the chart meanwhile. It stays as it is. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description A value is refused. The chart stays as it is. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoMerge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoneMerge"];
            };
        };
        responses: {
            /** @description The new chart. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryChart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            /** @description Another person has changed the chart meanwhile. It stays as it is. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description A value is refused. The chart stays as it is. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stored data. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description The backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyChange"];
            };
        };
        responses: {
            /** @description The new data. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The role of the user may not change the company's data. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            /** @description Another person has changed the company's data meanwhile. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description A value is refused. The company's data stay as they are. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The first day, by the time zone of the company. */
                from?: components["parameters"]["EventFrom"];
                /** @description The last day. */
                to?: components["parameters"]["EventTo"];
                /** @description The `id` of a person who did it, or to whom it was done. */
                user?: components["parameters"]["EventUser"];
                /**
                 * @description What happened. `entries` and `payments` are changes of the books. `imports` has imports and their undoing. `settings` has the
                 *     company, the categories and the events themselves. `signIns` has sign-ins, refused ones and the end of sessions. `users` has
                 *     changes of users and passwords. `exports` has files that were taken, and `refusals` what was refused.
                 */
                group?: components["parameters"]["EventGroup"];
                /** @description The `id` of an entry, also of a deleted one. Its import, its series and merges of its category are included. */
                entry?: components["parameters"]["EventEntry"];
                /** @description The `next` of another page, with the same filter. */
                after?: string;
                /** @description The most events of the page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            /** @description A filter, the cursor or the limit is invalid, or a parameter is unknown. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEvents: {
        parameters: {
            query?: {
                /** @description The first day, by the time zone of the company. */
                from?: components["parameters"]["EventFrom"];
                /** @description The last day. */
                to?: components["parameters"]["EventTo"];
                /** @description The `id` of a person who did it, or to whom it was done. */
                user?: components["parameters"]["EventUser"];
                /**
                 * @description What happened. `entries` and `payments` are changes of the books. `imports` has imports and their undoing. `settings` has the
                 *     company, the categories and the events themselves. `signIns` has sign-ins, refused ones and the end of sessions. `users` has
                 *     changes of users and passwords. `exports` has files that were taken, and `refusals` what was refused.
                 */
                group?: components["parameters"]["EventGroup"];
                /** @description The `id` of an entry, also of a deleted one. Its import, its series and merges of its category are included. */
                entry?: components["parameters"]["EventEntry"];
                /** @description The format of the file. */
                format?: "xlsx" | "csv";
            };
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. If the connection ends early, the file is incomplete. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            /** @description A filter or the format is invalid, or a parameter is unknown. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMoneyAccounts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyAccountList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    addMoneyAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMoneyAccount"];
            };
        };
        responses: {
            /** @description The new account. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            409: components["responses"]["MonthClosed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description A value is refused, and nothing is added. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeMoneyAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a bank, cash or card account.
                 * @example 2
                 */
                id: components["parameters"]["MoneyAccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoneyAccountChange"];
            };
        };
        responses: {
            /** @description The changed account. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoMoneyAccount"];
            405: components["responses"]["Absent"];
            /** @description The account was changed meanwhile (`changed-meanwhile`), or is the first one, which is not archived (`first-account`). */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description A value is refused. The account stays as it is. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccountMovements: {
        parameters: {
            query?: {
                /** @description The `next` of another page of the account. */
                after?: string;
                /** @description Only what is of this day or of earlier ones. */
                until?: components["schemas"]["Day"];
                /** @description The most movements of the page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `id` of a bank, cash or card account.
                 * @example 2
                 */
                id: components["parameters"]["MoneyAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of movements. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMovements"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoMoneyAccount"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareBankBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `id` of a money account.
                 * @example 1
                 */
                id: components["parameters"]["StatementAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison. It is empty if no statement says a balance. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceComparison"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoMoneyAccount"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProposals: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `id` of a money account.
                 * @example 1
                 */
                id: components["parameters"]["StatementAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines that wait. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoMoneyAccount"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    reconcileLines: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a money account.
                 * @example 1
                 */
                id: components["parameters"]["StatementAccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reconciliation"];
            };
        };
        responses: {
            /** @description The lines are reconciled. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciled"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such account, line, payment, transfer or entry exists, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /**
             * @description Another person changed a line or an entry meanwhile (`changed-meanwhile`), or a line, payment or transfer is reconciled
             *     or ignored already (`matched-already`).
             */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description The parts of a line do not add up to its amount (`not-balanced`), a payment or transfer is of another account
             *     (`other-account`), or a value of a payment is refused. Nothing is reconciled.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationProblem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    unmatchLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a line of a statement.
                 * @example 41
                 */
                id: components["parameters"]["StatementLineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineVersion"];
            };
        };
        responses: {
            /** @description The line waits again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such line exists, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /**
             * @description Another person changed a line or an entry meanwhile (`changed-meanwhile`), or a line, payment or transfer is reconciled
             *     or ignored already (`matched-already`).
             */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a line of a statement.
                 * @example 41
                 */
                id: components["parameters"]["StatementLineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineRecord"];
            };
        };
        responses: {
            /** @description The line is reconciled. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciled"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such line exists, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /**
             * @description Another person changed a line meanwhile (`changed-meanwhile`), or it is reconciled or ignored already
             *     (`matched-already`).
             */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description A value is refused, or the line of the other account has another amount or another account (`not-balanced`,
             *     `other-account`). Nothing is stored.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationProblem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    ignoreLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a line of a statement.
                 * @example 41
                 */
                id: components["parameters"]["StatementLineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IgnoredLine"];
            };
        };
        responses: {
            /** @description The line is left out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such line exists, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /**
             * @description Another person changed a line or an entry meanwhile (`changed-meanwhile`), or a line, payment or transfer is reconciled
             *     or ignored already (`matched-already`).
             */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description The reason is empty or too long. The line stays as it is. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLineCandidates: {
        parameters: {
            query?: {
                /** @description Words that each occur in the name or in the number of the document. Accents and case do not count. */
                search?: string;
                /** @description The text as an amount, if it is one. What has this amount matches too. */
                amountCents?: number;
            };
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `id` of a line of a statement.
                 * @example 41
                 */
                id: components["parameters"]["StatementLineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What matches. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineCandidates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such line exists, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a line of a statement.
                 * @example 41
                 */
                id: components["parameters"]["StatementLineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineVersion"];
            };
        };
        responses: {
            /** @description The line waits again after all. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such line exists, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /**
             * @description Another person changed a line or an entry meanwhile (`changed-meanwhile`), or a line, payment or transfer is reconciled
             *     or ignored already (`matched-already`).
             */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    addTransfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTransfer"];
            };
        };
        responses: {
            /** @description The transfer. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            409: components["responses"]["MonthClosed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description A value is refused, and nothing is recorded. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    voidTransfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a transfer.
                 * @example 5
                 */
                id: components["parameters"]["TransferId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferVoid"];
            };
        };
        responses: {
            /** @description The voided transfer. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description The backend does not offer this operation, or the transfer does not exist (`unknown-transfer`). */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /** @description The transfer is voided already (`voided-already`). */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description The reason is refused. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMonths: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeMonth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonthClosing"];
            };
        };
        responses: {
            /** @description The months. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            /** @description Another person has changed the company's data or the months meanwhile (`changed-meanwhile`). */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description The month has not ended (`not-ended`), is closed already (`closed-already`), or the company has no data (`no-company`). */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenMonth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonthReopening"];
            };
        };
        responses: {
            /** @description The months. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            /** @description Another person has changed the company's data or the months meanwhile (`changed-meanwhile`). */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description The month is not closed (`open-already`), or the reason is refused. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMonth: {
        parameters: {
            query?: {
                /** @description The format of the file. */
                format?: "xlsx" | "pdf";
            };
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description A month of `GET months`.
                 * @example 2026-10
                 */
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. If the connection ends early, the file is incomplete. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/pdf": string;
                };
            };
            /** @description The month or the format is invalid, or a parameter is unknown. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description The backend does not offer this operation, or the month is not in the list (`unknown-month`). */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /** @description The month has more rows than a report may have (`too-many-entries`). A spreadsheet has no such limit. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyEntries"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `id` of an entry.
                 * @example 4711
                 */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry with its present values. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such entry exists, it was deleted, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of an entry.
                 * @example 4711
                 */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryChange"];
            };
        };
        responses: {
            /** @description The entry with its new values. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such entry exists, it was deleted, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /** @description Another person has changed the entry meanwhile, or its payment is reconciled. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["EntryRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEntryHistory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `id` of an entry.
                 * @example 4711
                 */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments and the changes. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryHistory"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such entry exists, it was deleted, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of an entry.
                 * @example 4711
                 */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPayment"];
            };
        };
        responses: {
            /** @description The entry with its payment. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such entry exists, it was deleted, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /** @description Another person has changed the entry meanwhile. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description A value is refused. The entry stays as it is. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    voidPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of an entry.
                 * @example 4711
                 */
                id: components["parameters"]["EntryId"];
                /**
                 * @description The `id` of a payment of the entry.
                 * @example 81
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentVoid"];
            };
        };
        responses: {
            /** @description The entry without the payment. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such entry or payment exists, the payment is voided already, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /**
             * @description Another person has changed the entry meanwhile, a refund of the payment is not voided, or without the voided refund the
             *     payments would settle more than the amount.
             */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["EntryRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    addInstallments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInstallments"];
            };
        };
        responses: {
            /** @description All instalments are stored. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            409: components["responses"]["KeyInProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["EntryRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSeries: {
        parameters: {
            query?: {
                /** @description `running`: an entry is due on the company's day or later, or the backend will add one. `ended`: neither. Absent: all. */
                state?: "running" | "ended";
                /** @description The `next` or `previous` of another page, with the same state. */
                after?: string;
                /** @description The most series of the page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of series. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesList"];
                };
            };
            /** @description The state, the cursor or the limit is invalid, or a parameter is unknown. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSeries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSeries"];
            };
        };
        responses: {
            /** @description The series is stored with its first entries. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            409: components["responses"]["KeyInProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["EntryRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSeries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `id` of a series.
                 * @example 12
                 */
                id: components["parameters"]["SeriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringSeries"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description The series does not exist, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewSeriesEnd: {
        parameters: {
            query?: {
                /** @description No entry is to be due after this day. Absent means no end. */
                lastDueOn?: string;
            };
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `id` of a series.
                 * @example 12
                 */
                id: components["parameters"]["SeriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the end would change. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndOfSeries"];
                };
            };
            /** @description The day is invalid, or a parameter is unknown. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description The series does not exist, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            422: components["responses"]["EntryRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSeriesEnd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a series.
                 * @example 12
                 */
                id: components["parameters"]["SeriesId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesEndChange"];
            };
        };
        responses: {
            /** @description The series with its new end, and what that has changed. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedSeriesEnd"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description The series does not exist, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /** @description Another person has changed the series or one of its entries meanwhile. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["EntryRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOccurrences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of an entry.
                 * @example 4711
                 */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OccurrenceChange"];
            };
        };
        responses: {
            /** @description The changed entries, and those that stay as they are. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedOccurrences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such entry exists, it was deleted, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /** @description Another person has changed the entry meanwhile. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["EntryRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOccurrences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of an entry.
                 * @example 4711
                 */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OccurrenceDeletion"];
            };
        };
        responses: {
            /** @description The deleted entries, and those that stay. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedOccurrences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such entry exists, it was deleted, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /** @description Another person has changed the entry meanwhile. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["EntryRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of an entry.
                 * @example 4711
                 */
                id: components["parameters"]["EntryId"];
                /**
                 * @description The `id` of a payment of the entry.
                 * @example 81
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRefund"];
            };
        };
        responses: {
            /** @description The entry with the refund. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such entry or payment exists, the payment is voided, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /** @description Another person has changed the entry meanwhile, or the payment is a refund itself. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description A value is refused. The entry stays as it is. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    payEntries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentList"];
            };
        };
        responses: {
            /** @description All entries are marked as paid. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            /** @description Some entries are paid already, no longer exist, or were changed meanwhile. All entries stay as they are. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["EntryRefused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEntries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryChanges"];
            };
        };
        responses: {
            /** @description The changed entries with their new versions. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            /** @description Some entries were changed or deleted meanwhile. All entries stay as they are. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description Some values are refused. All entries stay as they are. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEntries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryDeletion"];
            };
        };
        responses: {
            /** @description The entries are deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description The role of the user may not delete entries, or an editor has not added all of these entries today. All entries stay as
             *     they are.
             */
            403: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForeignEntries"];
                };
            };
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            /** @description Some entries were changed meanwhile, or have a payment that is not voided. All entries stay as they are. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreEntries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryIds"];
            };
        };
        responses: {
            /** @description The entries are in the lists and figures again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description The role of the user may not restore entries, or an editor has not added and deleted all of these entries today. All
             *     entries stay as they are.
             */
            403: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForeignEntries"];
                };
            };
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            409: components["responses"]["MonthClosed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    importEntries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            /** @description The entries are stored. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadForm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            409: components["responses"]["MonthClosed"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedFile"];
            422: components["responses"]["ImportRefused"];
            429: components["responses"]["OtherFile"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            /** @description How the file is understood. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            400: components["responses"]["BadForm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedFile"];
            /** @description The file cannot be read as a table. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportProblem"];
                };
            };
            429: components["responses"]["OtherFile"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spreadsheet. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of an import.
                 * @example 7
                 */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import is undone. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportUndone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such import exists, an editor did not make it, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /** @description The import is undone already, or some of its lines are reconciled (`lines-reconciled`). */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    importStatement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StatementForm"];
            };
        };
        responses: {
            /** @description The lines are stored. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementResult"];
                };
            };
            400: components["responses"]["BadForm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            409: components["responses"]["KeyInProgress"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedFile"];
            422: components["responses"]["ImportRefused"];
            429: components["responses"]["OtherFile"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewStatement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StatementForm"];
            };
        };
        responses: {
            /** @description How the statement is understood. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementPreview"];
                };
            };
            400: components["responses"]["BadForm"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedFile"];
            /** @description The file cannot be read as a statement. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportProblem"];
                };
            };
            429: components["responses"]["OtherFile"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoStatementImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of an import of a statement.
                 * @example 3
                 */
                id: components["parameters"]["StatementId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import is undone. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementUndone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such import exists, an editor did not make it, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            /** @description The import is undone already, or some of its lines are reconciled (`lines-reconciled`). */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStatementLines: {
        parameters: {
            query?: {
                /** @description The `next` of another page. */
                after?: string;
                /** @description Only what is of this day or of earlier ones. */
                until?: components["schemas"]["Day"];
                /** @description The most lines of the page. */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `id` of a bank, cash or card account.
                 * @example 2
                 */
                id: components["parameters"]["MoneyAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of lines. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementLineList"];
                };
            };
            /** @description The cursor or the limit is invalid, or a parameter is unknown. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            /** @description No such account exists, or the backend does not offer this operation. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Account"];
            };
        };
        responses: {
            /** @description The stored name. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            409: components["responses"]["KeyInProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description The name is refused. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOwnSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEnd"];
            };
        };
        responses: {
            /** @description The sessions have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            409: components["responses"]["KeyInProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description The current password is wrong (`wrong-password`). No session has ended. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotAllowed"];
            409: components["responses"]["KeyInProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description The password stays as it is. The `reason` says which of the two passwords is the cause. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordRefusal"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many wrong passwords of this user. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Broken"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    addUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            409: components["responses"]["KeyInProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description A value is refused, and nothing is changed. The reason is `wrong-password` for a wrong `currentPassword`, and `repeated`
             *     for a login that another user has.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a user.
                 * @example 9b2f6c3e-8a7d-4f11-b0c4-5d2e6a7f1c20
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description The changed user. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoUser"];
            405: components["responses"]["Absent"];
            /**
             * @description The user was changed meanwhile (`changed-meanwhile`), is the last usable administrator (`last-administrator`), is the
             *     caller (`own-user`), or is blocked (`user-blocked`). Nothing is changed.
             */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description A value is refused, and nothing is changed. The reason is `wrong-password` for a wrong `currentPassword`, and `repeated`
             *     for a login that another user has.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeUserAccess: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Names one submission, so that a request whose response was lost can be sent again. A quoted string of RFC 9651 with 1
                 *     to 64 characters, as in the IETF draft `draft-ietf-httpapi-idempotency-key-header`. A backend that reads it returns
                 *     `idempotencyKey: true` in `GET session`. The portal sends it only to such a backend.
                 *
                 *     The backend stores the key with the user, the operation, a keyed hash of the parameters and the body, and the successful
                 *     response, in the transaction of the change and for at least 24 hours. A request with the same key, user, operation,
                 *     parameters and body then gets the stored response, and changes nothing. The text of a body may be in another
                 *     language than the request asks for. A request with other parameters or another body is refused (422, reason
                 *     `other-content`). A request while the first one still runs is refused (409, reason `in-progress`), or waits for it. A
                 *     refused request is not stored, so the same key may be sent with corrected values. A malformed key is refused (400).
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a user.
                 * @example 9b2f6c3e-8a7d-4f11-b0c4-5d2e6a7f1c20
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserAccessChange"];
            };
        };
        responses: {
            /** @description The changed user. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoUser"];
            405: components["responses"]["Absent"];
            /**
             * @description The user was changed meanwhile (`changed-meanwhile`), is the last usable administrator (`last-administrator`), is the
             *     caller (`own-user`), or is blocked (`user-blocked`). Nothing is changed.
             */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    makePasswordLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `id` of a user.
                 * @example 9b2f6c3e-8a7d-4f11-b0c4-5d2e6a7f1c20
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordLinkRequest"];
            };
        };
        responses: {
            /** @description The secret of the link. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotPermitted"];
            404: components["responses"]["NoUser"];
            405: components["responses"]["Absent"];
            /**
             * @description The user was changed meanwhile (`changed-meanwhile`), is the last usable administrator (`last-administrator`), is the
             *     caller (`own-user`), or is blocked (`user-blocked`). Nothing is changed.
             */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserConflict"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description A value is refused, and nothing is changed. The reason is `wrong-password` for a wrong `currentPassword`, and `repeated`
             *     for a login that another user has.
             */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProblems"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description The password is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description The link cannot be used (`unusable-link`), or the password is not accepted (`not-accepted`). */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPasswordLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag such as `pt-BR` or `en`. The backend returns titles and messages in this
                 *     language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordLinkCheck"];
            };
        };
        responses: {
            /** @description The link can set a password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Absent"];
            405: components["responses"]["Absent"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description The link cannot be used (`unusable-link`). */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["Absent"];
            503: components["responses"]["Unavailable"];
        };
    };
}
