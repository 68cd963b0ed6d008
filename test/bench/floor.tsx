// The library floor: the portal's libraries in one bundle that renders a login form. It shows what the libraries alone cost.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Field, Form } from 'react-final-form';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';

const session = createSlice({
  name: 'session',
  initialState: { login: '' },
  reducers: {
    signedIn: (state, { payload }: { payload: string }) => {
      state.login = payload;
    },
  },
});

const storage = {
  getItem: (key: string) => Promise.resolve(localStorage.getItem(key)),
  setItem: (key: string, value: string) => {
    localStorage.setItem(key, value);
    return Promise.resolve();
  },
  removeItem: (key: string) => {
    localStorage.removeItem(key);
    return Promise.resolve();
  },
};

const store = configureStore({
  reducer: combineReducers({
    session: persistReducer({ key: 'floor', storage }, session.reducer),
  }),
  middleware: (getDefault) => getDefault({ serializableCheck: false }),
});
persistStore(store);

const TEXTS = {
  title: [{ type: 0 as const, value: 'Entrar' }],
  login: [{ type: 0 as const, value: 'Login' }],
  password: [{ type: 0 as const, value: 'Senha' }],
  missing: [{ type: 0 as const, value: 'Obrigatório' }],
};

const FIELDS = ['login', 'password'] as const;

function LoginForm() {
  return (
    <main>
      <h1>
        <FormattedMessage id="title" />
      </h1>
      <Form<Record<(typeof FIELDS)[number], string>>
        onSubmit={({ login }) => {
          store.dispatch(session.actions.signedIn(login));
        }}
      >
        {({ handleSubmit }) => (
          <form
            noValidate
            onSubmit={(event) => {
              void handleSubmit(event);
            }}
          >
            {FIELDS.map((name) => (
              <Field<string>
                key={name}
                name={name}
                validate={(value?: string) => (value === undefined ? 'missing' : undefined)}
              >
                {({ input, meta }) => (
                  <p>
                    <label htmlFor={name}>
                      <FormattedMessage id={name} />
                    </label>
                    <input
                      {...input}
                      id={name}
                      type={name === 'login' ? 'text' : 'password'}
                      aria-invalid={meta.submitFailed && meta.error !== undefined}
                    />
                    {meta.submitFailed && meta.error !== undefined && <FormattedMessage id="missing" />}
                  </p>
                )}
              </Field>
            ))}
            <button type="submit">
              <FormattedMessage id="title" />
            </button>
          </form>
        )}
      </Form>
    </main>
  );
}

const Pages = () => useRoutes([{ path: '*', element: <LoginForm /> }]);

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root.');
createRoot(container).render(
  <StrictMode>
    <Provider store={store}>
      <IntlProvider locale="pt-BR" messages={TEXTS}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </IntlProvider>
    </Provider>
  </StrictMode>,
);
