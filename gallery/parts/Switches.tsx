import { useState } from 'react';
import { Switch } from '../../src/ui/Switch';

export function Switches() {
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <section>
        <Switch label="Resumo semanal" hint="Às segundas-feiras" isOn={isOn} onSwitch={setIsOn} />
      </section>
      <section>
        <Switch label="Avisos por e-mail" isOn={!isOn} onSwitch={(on) => setIsOn(!on)} />
      </section>
    </>
  );
}
