import { useSearchParams } from 'react-router-dom'
import { type SupportSubject, supportSubjects } from '#contract/help/support'

/** The transaction that the address names (`?deposit=D1`), and how to leave it out. */
export function useSubject(): [subject: SupportSubject | null, leaveOut: () => void] {
  const [search, setSearch] = useSearchParams()
  const [subject = null] = supportSubjects.flatMap((kind) => {
    const id = search.get(kind)
    return id ? [{ kind, id }] : []
  })
  return [subject, () => setSearch({}, { replace: true, preventScrollReset: true })]
}
