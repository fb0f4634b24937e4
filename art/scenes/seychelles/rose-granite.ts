export const ROSE_GRANITE = ['#3d2f62', '#674b74', '#a06a76', '#d99a86', '#f6c8a4', '#fff0d4']
