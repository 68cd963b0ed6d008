import { defineMessages } from '../../i18n/defineMessages';

/** The titles of the pages, which menus and breadcrumb show before a page is loaded. */
export const titles = defineMessages({
  list: {
    id: 'categories.title',
    defaultMessage: 'Categorias',
    description: 'Name and title of the page with the categories of the company',
  },
  newCategory: {
    id: 'categories.new.title',
    defaultMessage: 'Nova categoria',
    description: 'Title of the page that adds a category, and of the button that opens it',
  },
  category: {
    id: 'categories.one.title',
    defaultMessage: 'Alterar categoria',
    description: 'Title of the page that changes a category',
  },
  merge: {
    id: 'categories.merge.title',
    defaultMessage: 'Unir categorias',
    description: 'Title of the page that moves the entries of a category to another one',
  },
  preset: {
    id: 'categories.preset.title',
    defaultMessage: 'Usar um modelo',
    description: 'Title of the page that adds usual categories, and of the link that opens it',
  },
});
