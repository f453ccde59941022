interface ServerTextProps {
  children: string
}

/** Enough for any sentence; a server that answers with a whole page is cut short. */
const longestText = 300

/** Words of the server, shown as they came: Thai or English, whatever the language of the page. */
export function ServerText({ children }: ServerTextProps) {
  return (
    <span lang={/\p{Script=Thai}/u.test(children) ? 'th' : 'en'}>
      {children.slice(0, longestText)}
    </span>
  )
}
