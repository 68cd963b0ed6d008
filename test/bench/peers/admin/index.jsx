// A minimal react-admin: a login page, a dashboard with figures, and one list. Its backend is the bench.
import { createRoot } from 'react-dom/client';
import { Admin, Datagrid, List, Resource, TextField, useGetList } from 'react-admin';

// An application keeps the token for its next requests.
let token = null;

async function call(method, path, content) {
  const response = await fetch(`/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(content),
  });
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

const authProvider = {
  login: async ({ username, password }) => {
    ({ token } = await call('POST', 'token', { username, password }));
  },
  logout: async () => {
    token = null;
  },
  checkAuth: () => (token === null ? Promise.reject(new Error('no session')) : Promise.resolve()),
  checkError: async () => undefined,
  getPermissions: async () => undefined,
  // react-admin also asks before the sign-in.
  getIdentity: async () => (token === null ? { id: 0 } : call('GET', 'identity')),
};

const dataProvider = {
  getList: async (resource) => {
    const data = token === null ? [] : await call('GET', resource);
    return { data, total: data.length };
  },
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
