import { Dialog } from '@base-ui/react/dialog';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import texts from '../../../../locales/pt-BR.json';
import type { Build, BuildAgreement } from '../../../config/build';
import { AboutBox } from './AboutBox';

const build: Build = {
  commit: null,
  description: 'a'.repeat(64),
  agreements: [{ provider: 'erp-backend', pact: 'b'.repeat(64), verification: null }],
};
const verification = { success: true, at: '2026-02-03T12:00:00Z', by: 'Equipe ERP', providerVersion: '7.1' };

const makeVerifiedBuild = (changes: Partial<typeof verification>): Partial<Build> => ({
  agreements: build.agreements.map((agreement): BuildAgreement => ({
    ...agreement,
    verification: { ...verification, ...changes },
  })),
});

const CASES: [string, Partial<Build>, RegExp][] = [
  ['no commit', {}, /^desconhecido$/],
  ['a commit', { commit: '0123456789ab' }, /^0123456789ab$/],
  ['no verification', {}, /^Nenhuma verificação registrada para este contrato e esta descrição da API\.$/],
  [
    'a successful verification',
    makeVerifiedBuild({}),
    /^Em 03\/02\/2026, \d\d:00, por Equipe ERP: a versão 7\.1 do backend cumpre o contrato\.$/,
  ],
  [
    'a failed verification, named before the sentence',
    makeVerifiedBuild({ success: false }),
    /^Verificação reprovadaEm .* backend não cumpre o contrato\.$/,
  ],
  ['a build of changed files', { commit: '0123456789ab-dirty' }, /^0123456789ab-dirty$/],
  [
    'the first digits of a backend version that is a commit',
    makeVerifiedBuild({ providerVersion: `0123456789ab${'c'.repeat(28)}` }),
    /a versão 0123456789ab do backend/,
  ],
  [
    'that the backend was built from changed files',
    makeVerifiedBuild({ providerVersion: `0123456789ab${'c'.repeat(28)}-dirty` }),
    /a versão 0123456789ab-dirty do backend/,
  ],
];

it.each(CASES)('the about box shows %s [specification §2.71]', (_what, changes, text) => {
  render(
    <IntlProvider locale="pt-BR" messages={texts}>
      <Dialog.Root open>
        <Dialog.Portal>
          <Dialog.Popup>
            <AboutBox build={{ ...build, ...changes }} company={null} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </IntlProvider>,
  );
  const lines = screen.getAllByRole('definition').map((line) => line.textContent);
  expect(lines).toContainEqual(expect.stringMatching(text));
});
