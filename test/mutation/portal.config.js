import { mutationOptions } from './mutation.js';

export default mutationOptions('portal', [
  'src/api/**/*.{ts,tsx}',
  'src/store/session*.ts',
  'src/router/**/*.{ts,tsx}',
]);
