import { defineConfig } from 'contract-gates';
import { startWarehouse } from './provider';

export default defineConfig({
  description: 'openapi.yaml',
  consumer: 'shop',
  agreements: [{ provider: 'warehouse', pact: 'pacts/shop-warehouse.json', tag: 'stock' }],
  consumerTests: { command: ['node', '--test', 'consumer.test.mjs'] },
  startProvider: startWarehouse,
});
