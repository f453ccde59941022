import { KeyHelp } from '#ui/page/KeyHelp'
import { SearchHow } from '../list/SearchHow'
import { mailKeys } from './mailKeys'

/** The shortcuts of the mail page and the syntax of its search. Load it lazily. */
export function MailKeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <KeyHelp list={mailKeys} onClose={onClose}>
      <SearchHow />
    </KeyHelp>
  )
}
