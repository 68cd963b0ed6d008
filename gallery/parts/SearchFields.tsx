import { useState } from 'react';
import { SearchField } from '../../src/ui/SearchField';

export function SearchFields() {
  const [text, setText] = useState('São João');
  return (
    <section>
      <SearchField label="Buscar cliente" text="" onType={setText} maxLength={100} />
      <SearchField label="Buscar pedido" text={text} onType={setText} maxLength={100} />
    </section>
  );
}
