import { styled } from '@mui/material/styles'
import { mixColors } from '#lib/contrast'
import { bahtFromSatang, formatBaht, type Satang } from '#lib/money'
import { CopyButton } from '#ui/copy/CopyButton'
import { useLocale } from '#ui/intl/useLocale'
import { useText } from '#ui/intl/useText'

interface ExactAmountProps {
  amount: Satang
}

/** The amount to send, large, with the satang marked: by them the transfer is recognised. */
export function ExactAmount({ amount }: ExactAmountProps) {
  const text = useText()
  const written = formatBaht(amount, useLocale())
  // Two decimals always, whatever stands between.
  const [whole, satang] = [written.slice(0, -2), written.slice(-2)]
  return (
    <Line>
      <bdi>
        {whole}
        <mark>{satang}</mark> <small>{text('money.unit')}</small>
      </bdi>
      <CopyButton value={bahtFromSatang(amount).toFixed(2)} name={text('wallet.amount')} />
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  margin: '8px 0',
  fontSize: '2rem',
  fontVariantNumeric: 'tabular-nums',
  mark: {
    padding: '0 4px',
    borderRadius: 4,
    color: theme.palette.text.primary,
    backgroundColor: mixColors(theme.palette.background.paper, theme.palette.warning.main, 0.3),
  },
  small: { fontSize: '1rem' },
}))
