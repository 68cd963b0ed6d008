// A sign-in form of MUI, as its template has it.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Box,
  Button,
  Card,
  CssBaseline,
  Link,
  TextField,
  ThemeProvider,
  Typography,
  createTheme,
} from '@mui/material';

const theme = createTheme({ palette: { primary: { main: '#3d660c' } } });

function SignIn() {
  const [isChecked, setIsChecked] = useState(false);
  const [values, setValues] = useState({ login: '', password: '' });
  const field = (name, label, type) => (
    <TextField
      id={name}
      name={name}
      label={label}
      type={type}
      value={values[name]}
      error={isChecked && values[name] === ''}
      helperText={isChecked && values[name] === '' ? 'Obrigatório' : ' '}
      onChange={(event) => setValues((now) => ({ ...now, [name]: event.target.value }))}
    />
  );
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Card sx={{ maxWidth: 480, mx: 'auto', mt: 6, p: 4 }}>
        <Typography component="h1" variant="h4">
          Entrar
        </Typography>
        <Box
          component="form"
          noValidate
          sx={{ display: 'grid', gap: 2, mt: 2 }}
          onSubmit={(event) => {
            event.preventDefault();
            setIsChecked(true);
          }}
        >
          {field('login', 'Login', 'text')}
          {field('password', 'Senha', 'password')}
          <Button type="submit" variant="contained">
            Entrar
          </Button>
          <Link href="/user/forgot-password">Esqueceu a senha?</Link>
        </Box>
      </Card>
    </ThemeProvider>
  );
}

createRoot(document.getElementById('root')).render(<SignIn />);
