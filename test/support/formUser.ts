import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** What a person does with a form of the portal. Fields are found by their labels. */
export function formUser(user: UserEvent) {
  const fill = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  return {
    /** Replaces the text of a field. */
    fill,
    type: async (label: string | RegExp, text: string) => fill(await screen.findByLabelText(label), text),
    choose: async (label: string, option: string | RegExp) => {
      await user.click(await screen.findByLabelText(label));
      await user.click(await screen.findByRole('option', { name: option }));
    },
    save: () => user.click(screen.getByRole('button', { name: 'Salvar' })),
  };
}
