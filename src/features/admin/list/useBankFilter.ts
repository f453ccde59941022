import { useMemo } from 'react'
import { useText } from '#ui/intl/useText'
import { useTransferBanksQuery } from '../api/moneyCalls'
import { choiceFilter, type ListFilter } from './listState'

/** Filter by the operator's account that received the money. */
export function useBankFilter(): ListFilter {
  const text = useText()
  const { data } = useTransferBanksQuery()
  return useMemo(() => {
    const banks = new Map(
      data?.value.value.map(({ transferBankID, bank_name }) => [transferBankID, bank_name]),
    )
    return choiceFilter(text, {
      id: 'bank',
      label: text('admin.column.account'),
      values: [...banks.keys()],
      labelOf: (id) => banks.get(id) ?? id,
    })
  }, [data, text])
}
