import command from '@20minutes/s3rver/lib/cli.js'

// The package comes without the program that it names.
await command.parseAsync(process.argv)
