import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { useMailRowsQuery } from '../../../api/mail'
import type { Mail, MailView } from '../../../contract/mail'

/** So many rows are asked for at once. */
const chunk = 60

export interface Rows {
  get: (id: string) => Mail | undefined
  /** Whether what is missing of the asked rows is not there: gone or damaged. */
  isWhole: boolean
}

/** The mails behind the rows in sight: those that came with the view, the others asked for as one scrolls. */
export function useRows({ ids, mails }: MailView, first: number, end: number): Rows {
  const from = Math.floor(first / chunk) * chunk
  const to = Math.ceil(end / chunk) * chunk
  const known = useMemo(() => new Map(mails.map((mail) => [mail.id, mail])), [mails])
  const missing = useMemo(
    () => ids.slice(from, to).filter((id) => !known.has(id)),
    [ids, from, to, known],
  )
  const { data, currentData } = useMailRowsQuery(missing.length > 0 ? missing : skipToken)
  return useMemo(() => {
    const more = new Map(data?.value.map((mail) => [mail.id, mail]))
    return {
      get: (id) => known.get(id) ?? more.get(id),
      isWhole: currentData !== undefined,
    }
  }, [known, data, currentData])
}
