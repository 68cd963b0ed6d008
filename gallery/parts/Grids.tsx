import { Grid, GridItem } from '../../src/ui/Grid';

const NAMES = [
  'Visão geral',
  'Vendas',
  'Financeiro',
  'Estoque',
  'Contas a pagar',
  'Contas a receber',
  'Metas',
];

export const Grids = () => (
  <div className="wide">
    <Grid>
      {NAMES.map((name) => (
        <GridItem key={name}>
          <div className="cell">{name}</div>
        </GridItem>
      ))}
    </Grid>
  </div>
);
