import { StorageNotice } from './StorageNotice'
import { UpdatePrompt } from './UpdatePrompt'

/** What the installed app has to say to the person, on every page. */
export function Notices() {
  return (
    <>
      <UpdatePrompt />
      <StorageNotice />
    </>
  )
}
