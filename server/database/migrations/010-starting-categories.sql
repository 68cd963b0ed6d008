-- The starting chart of categories, because an entry needs one. An installation that has categories keeps its own.
-- The demonstration company uses these names too.
insert into categories (name, statement_group, is_tax)
select name, statement_group, is_tax
from (values
  (1, 'Venda de mercadorias', 'revenue', false),
  (2, 'Prestação de serviços', 'revenue', false),
  (3, 'Outras receitas', 'revenue', false),
  (4, 'Devoluções de vendas', 'deductions', false),
  (5, 'Impostos sobre vendas', 'deductions', true),
  (6, 'Simples Nacional', 'deductions', true),
  (7, 'Compra de mercadorias', 'costs', false),
  (8, 'Insumos e matéria-prima', 'costs', false),
  (9, 'Serviços de terceiros', 'costs', false),
  (10, 'Frete e entregas', 'costs', false),
  (11, 'Comissões de vendas', 'costs', false),
  (12, 'Folha de pagamento', 'expenses', false),
  (13, 'Pró-labore', 'expenses', false),
  (14, 'INSS e FGTS', 'expenses', true),
  (15, 'Benefícios', 'expenses', false),
  (16, 'Aluguel', 'expenses', false),
  (17, 'Energia elétrica', 'expenses', false),
  (18, 'Água e esgoto', 'expenses', false),
  (19, 'Internet e telefone', 'expenses', false),
  (20, 'Material de escritório', 'expenses', false),
  (21, 'Limpeza e conservação', 'expenses', false),
  (22, 'Manutenção e reparos', 'expenses', false),
  (23, 'Marketing e publicidade', 'expenses', false),
  (24, 'Contabilidade', 'expenses', false),
  (25, 'Sistemas e assinaturas', 'expenses', false),
  (26, 'Combustível e viagens', 'expenses', false),
  (27, 'Seguros', 'expenses', false),
  (28, 'Taxas de cartão', 'expenses', false),
  (29, 'Taxas e licenças', 'expenses', true),
  (30, 'Outras despesas', 'expenses', false),
  (31, 'Rendimentos de aplicações', 'financial', false),
  (32, 'Juros e multas', 'financial', false),
  (33, 'Tarifas bancárias', 'financial', false),
  (34, 'IRPJ e CSLL', 'incomeTax', true)
) as chart (position, name, statement_group, is_tax)
where not exists (select from categories)
order by position;
