/** File for the last line of a trial, which the summary of all tests reads. */
export const trialResult = '.cache/trial.txt'

/** File for the last line of the monkeys. */
export const monkeysResult = '.cache/monkeys.txt'
