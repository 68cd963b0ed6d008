const STATUS = ['info', 'success', 'warning', 'error'];

export const Tokens = () => (
  <>
    <div className="wide swatches">
      {STATUS.map((status) => (
        <span
          key={status}
          className="swatch"
          style={{ background: `var(--${status})`, color: 'var(--on-status)' }}
        >
          {status}
        </span>
      ))}
      {STATUS.map((status) => (
        <span
          key={status}
          className="swatch"
          style={{ background: `var(--${status}-soft)`, color: `var(--${status})` }}
        >
          {status} soft
        </span>
      ))}
      {[1, 2, 3, 4].map((series) => (
        <span key={series} className="swatch" style={{ background: `var(--chart-${series})` }} />
      ))}
    </div>
    <table className="tokenTable">
      <tbody>
        {[28, 20, 16, 14, 12].map((size) => (
          <tr key={size}>
            <td style={{ fontSize: `var(--text-${size})` }}>Vendas de novembro</td>
            <td>R$ {(size * 1234.5).toLocaleString('pt-BR')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
