import { bahtFromSatang, satang } from '#lib/money'
import type { FormatAmount, UpDownTexts } from '#ui/charts/upDown'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import type { Range } from './ranges'

interface FlowTexts {
  texts: UpDownTexts
  formatAmount: FormatAmount
  formatTick: FormatAmount
}

/** Labels and amount formats shared by chart, legend, totals and table. */
export function useFlowTexts(range: Range): FlowTexts {
  const text = useText()
  const format = useFormat()
  return {
    texts: {
      title: text('dashboard.flow.byDay'),
      row: text('dashboard.flow.day'),
      up: text('dashboard.flow.deposits'),
      down: text('dashboard.flow.withdrawals'),
      net: text('dashboard.flow.net'),
      total: text('dashboard.flow.total'),
      description: text('dashboard.flow.description', { count: range }),
    },
    formatAmount: (amount) => format.money(satang(amount)),
    formatTick: (amount) => format.number(bahtFromSatang(satang(Math.round(amount)))),
  }
}
