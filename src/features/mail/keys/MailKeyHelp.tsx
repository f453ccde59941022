import { KeyHelp } from '#ui/page/KeyHelp'
import { SearchHow } from '../list/SearchHow'
import { mailKeys } from './mailKeys'

/** The mail's keys, and what its search understands. Load it lazily. */
export function MailKeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <KeyHelp list={mailKeys} onClose={onClose}>
      <SearchHow />
    </KeyHelp>
  )
}
