import { Users } from 'lucide-react';
import { paths } from '../config/paths';
import { titles } from '../screens/users/title.messages';
import { lazyScreen } from './lazyScreen';
import type { PageRow } from './pageRow';

/** The pages of the users, which are part of `APP_PAGES`. */
export const USER_PAGES: readonly PageRow[] = [
  {
    id: 'users',
    path: paths.users.path,
    access: ['admin'],
    operation: 'listUsers',
    ...lazyScreen(
      async () => (await import(/* webpackChunkName: "users" */ '../screens/users/UsersScreen')).UsersScreen,
    ),
    title: titles.list,
    menu: { to: paths.users.to(), icon: Users },
  },
  {
    id: 'newUser',
    path: paths.newUser.path,
    access: ['admin'],
    operation: 'addUser',
    ...lazyScreen(
      async () => (await import(/* webpackChunkName: "users" */ '../screens/users/UserScreen')).NewUserScreen,
    ),
    title: titles.newUser,
    parent: 'users',
  },
  {
    id: 'userRecord',
    path: paths.userRecord.path,
    access: ['admin'],
    operation: 'listUsers',
    ...lazyScreen(
      async () => (await import(/* webpackChunkName: "users" */ '../screens/users/UserScreen')).UserScreen,
    ),
    title: titles.user,
    parent: 'users',
  },
];
