import { Tags } from 'lucide-react';
import { paths } from '../config/paths';
import { titles as categoryTitles } from '../screens/categories/title.messages';
import { lazyScreen } from './lazyScreen';
import type { PageRow } from './pageRow';

/** The pages of the categories, which are part of `APP_PAGES`. */
export const CATEGORY_PAGES: readonly PageRow[] = [
  {
    id: 'categories',
    path: paths.categories.path,
    access: ['admin'],
    operation: 'changeCategories',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "categories" */ '../screens/categories/CategoriesScreen'))
          .CategoriesScreen,
    ),
    title: categoryTitles.list,
    menu: { to: paths.categories.to(), icon: Tags },
  },
  {
    id: 'newCategory',
    path: paths.newCategory.path,
    access: ['admin'],
    operation: 'changeCategories',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "categories" */ '../screens/categories/CategoryScreen'))
          .NewCategoryScreen,
    ),
    title: categoryTitles.newCategory,
    parent: 'categories',
  },
  {
    id: 'categoryPreset',
    path: paths.categoryPreset.path,
    access: ['admin'],
    operation: 'changeCategories',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "categories" */ '../screens/categories/PresetScreen'))
          .PresetScreen,
    ),
    title: categoryTitles.preset,
    parent: 'categories',
  },
  {
    id: 'category',
    path: paths.category.path,
    access: ['admin'],
    operation: 'changeCategories',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "categories" */ '../screens/categories/CategoryScreen'))
          .CategoryScreen,
    ),
    title: categoryTitles.category,
    parent: 'categories',
  },
  {
    id: 'mergeCategory',
    path: paths.mergeCategory.path,
    access: ['admin'],
    operation: 'mergeCategory',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "categories" */ '../screens/categories/MergeScreen')).MergeScreen,
    ),
    title: categoryTitles.merge,
    parent: 'categories',
  },
];
