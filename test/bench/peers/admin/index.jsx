// A minimal react-admin: a login page, a dashboard with figures, and one list. Provider and sign-in answer at once.
import { createRoot } from 'react-dom/client';
import { Admin, Datagrid, List, Resource, TextField, useGetList } from 'react-admin';

const rows = Array.from({ length: 25 }, (_one, at) => ({
  id: at + 1,
  name: `Cliente ${at + 1}`,
  amount: at * 100,
}));

let isSignedIn = false;

const authProvider = {
  login: async () => {
    isSignedIn = true;
  },
  logout: async () => {
    isSignedIn = false;
  },
  checkAuth: () => (isSignedIn ? Promise.resolve() : Promise.reject(new Error('no session'))),
  checkError: async () => undefined,
  getPermissions: async () => undefined,
  getIdentity: async () => ({ id: 1, fullName: 'Ana Souza' }),
};

const dataProvider = {
  getList: async () => ({ data: rows, total: rows.length }),
  getOne: async (_resource, { id }) => ({ data: rows[id - 1] }),
  getMany: async (_resource, { ids }) => ({ data: ids.map((id) => rows[id - 1]) }),
};

const Rows = () => (
  <List>
    <Datagrid>
      <TextField source="name" />
      <TextField source="amount" />
    </Datagrid>
  </List>
);

function Dashboard() {
  const { data = [] } = useGetList('entries');
  return (
    <ul id="figures">
      {data.slice(0, 4).map(({ id, name, amount }) => (
        <li key={id}>
          {name}: {amount}
        </li>
      ))}
    </ul>
  );
}

createRoot(document.getElementById('root')).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} dashboard={Dashboard} disableTelemetry>
    <Resource name="entries" list={Rows} />
  </Admin>,
);
