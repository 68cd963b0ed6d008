import { mutationOptions } from './mutation.js';

export default mutationOptions('server', ['server/{auth,routes}/**/*.ts']);
