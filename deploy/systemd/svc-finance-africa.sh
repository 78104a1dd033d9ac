#!/bin/sh
# Runs a command with the user and the settings of the service, as root: svc-finance-africa keys list
# Files that it reads or writes must be named in full, and be in a folder of that user.
exec systemd-run --quiet --pty --pipe --collect --uid=svc-finance-africa --gid=svc-finance-africa \
  --property=EnvironmentFile=-/etc/svc-finance-africa.env --property=UMask=0077 \
  --setenv=NODE_ENV=production --setenv=SVC_DATA_DIR=/var/lib/svc-finance-africa \
  /opt/svc-finance-africa/bin/svc-finance-africa "$@"
