/** Does the person pay for every byte? (`navigator.connection` is Chromium's alone.) */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  )
}
