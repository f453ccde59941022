/**
 * Has the document bear this title whatever a page beneath calls itself. Answers the function that gives it
 * the title that was wanted last.
 */
export function holdTitle(title: string): () => void {
  let wanted = document.title
  const observer = new MutationObserver(() => {
    if (document.title === title) return
    wanted = document.title
    document.title = title
  })
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  document.title = title
  return () => {
    observer.disconnect()
    document.title = wanted
  }
}
